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
  Real wanted = (u - y) / Td "Wanted rate of change";
initial equation
  if initType == Modelica.Blocks.Types.Init.InitialOutput or
    initType == Modelica.Blocks.Types.Init.InitialState then
    y = y_start;
  elseif initType == Modelica.Blocks.Types.Init.SteadyState then
    y = u;
  end if;
equation
  if not strict then
    der(y) = if wanted > Rising then Rising elseif wanted < Falling then Falling else wanted;
  else
    der(y) = smooth(1, noEvent(max(Falling, min(wanted, Rising))));
  end if;
  annotation(Documentation(info = "<html>
<p><code>der(y) = (u - y)/Td</code>, kept between <code>Falling</code> and <code>Rising</code> [1/s].</p>
</html>"));
end SlewRateLimiter;
