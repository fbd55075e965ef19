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
  parameter Boolean zeroGain = abs(k) < Modelica.Constants.eps "The output is always zero";
initial equation
  if initType == Init.SteadyState then
    der(x) = 0;
  elseif initType == Init.InitialState then
    x = x_start;
  elseif initType == Init.InitialOutput then
    if zeroGain then
      x = u;
    else
      y = y_start;
    end if;
  end if;
equation
  der(x) = if zeroGain then 0 else (u - x) / T;
  y = if zeroGain then 0 else k / T * (u - x);
  annotation(Documentation(info = "<html>
<p><code>y = k*s/(T*s + 1)*u</code>. The shorter <code>T</code> [s], the closer to the true derivative.</p>
</html>"));
end Derivative;
