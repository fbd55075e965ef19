within Modelica.Blocks.Nonlinear;
block SlewRateLimiter "Follows a signal, but not too fast"
  import Modelica.Constants.small;
  extends Modelica.Blocks.Interfaces.SISO;
  parameter Real Rising(min = small) = 1 "Fastest rise";
  parameter Real Falling(max = -small) = -Rising "Fastest fall, negative";
  parameter SI.Time Td(min = small) = 0.001 "Time constant of following";
  parameter Modelica.Blocks.Types.Init initType = Modelica.Blocks.Types.Init.SteadyState "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start" annotation(Dialog(group = "Initialization"));
  parameter Boolean strict = false "Limit without events"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Advanced"));
protected
  Real val = (u - y) / Td "Wanted rate of change";
initial equation
  if initType == Modelica.Blocks.Types.Init.SteadyState then
    y = u;
  elseif initType == Modelica.Blocks.Types.Init.InitialState or
    initType == Modelica.Blocks.Types.Init.InitialOutput then
    y = y_start;
  end if;
equation
  if strict then
    der(y) = smooth(1, noEvent(if val < Falling then Falling elseif val > Rising then Rising else val));
  else
    der(y) = if val < Falling then Falling elseif val > Rising then Rising else val;
  end if;
  annotation(Documentation(info = "<html>
<p><code>der(y) = (u - y)/Td</code>, kept between <code>Falling</code> and <code>Rising</code> [1/s].</p>
</html>"));
end SlewRateLimiter;
