within Modelica.Blocks.Continuous;
block Derivative "Derivative of the input, smoothed"
  import Modelica.Blocks.Types.Init;
  parameter Real k = 1 "Gain";
  parameter SI.Time T(min = Modelica.Constants.small) = 0.01 "Time constant of smoothing";
  parameter Init initType = Init.NoInit "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real x_start = 0 "State at the start" annotation(Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start"
    annotation(Dialog(enable = initType == Init.InitialOutput, group = "Initialization"));
  extends Interfaces.SISO;
  output Real x(start = x_start) "Input, a little late";
protected
  parameter Boolean isOff = abs(k) < Modelica.Constants.eps "The output is always zero";
  Real slope "Slope of x" annotation(HideResult = true);
initial equation
  if initType == Init.InitialOutput and isOff then
    u = x;
  elseif initType == Init.InitialOutput then
    y = y_start;
  elseif initType == Init.InitialState then
    x = x_start;
  elseif initType == Init.SteadyState then
    der(x) = 0;
  end if;
equation
  slope = if isOff then 0 else (u - x) / T;
  der(x) = slope;
  y = k * slope;
  annotation(Documentation(info = "<html>
<p><code>y = k*s/(T*s + 1)*u</code>. The shorter <code>T</code> [s], the closer to the true derivative.</p>
</html>"));
end Derivative;
