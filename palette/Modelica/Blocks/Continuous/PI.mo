within Modelica.Blocks.Continuous;
block PI "Proportional and integral controller"
  import Modelica.Blocks.Types.Init;
  parameter Real k = 1 "Gain";
  parameter SI.Time T(start = 1, min = Modelica.Constants.small) "Reset time";
  parameter Init initType = Init.NoInit "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real x_start = 0 "State at the start" annotation(Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start"
    annotation(Dialog(enable = initType == Init.SteadyState or
      initType == Init.InitialOutput, group = "Initialization"));
  extends Interfaces.SISO;
  output Real x(start = x_start) "Integral over the reset time";
initial equation
  if initType == Init.InitialOutput then
    y = y_start;
  elseif initType == Init.InitialState then
    x = x_start;
  elseif initType == Init.SteadyState then
    der(x) = 0;
  end if;
equation
  y = (u + x) * k;
  der(x) = u / T;
  annotation(defaultComponentName = "PI", Documentation(info = "<html>
<p><code>y = k*(1 + 1/(T*s))*u</code>. <code>T</code> [s].</p>
</html>"));
end PI;
