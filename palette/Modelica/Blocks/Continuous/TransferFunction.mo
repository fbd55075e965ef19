within Modelica.Blocks.Continuous;
block TransferFunction "Linear transfer function"
  import Modelica.Blocks.Types.Init;
  extends Interfaces.SISO;
  parameter Real b[:] = {1} "Numerator, highest power first";
  parameter Real a[:] = {1} "Denominator, highest power first";
  parameter Modelica.Blocks.Types.Init initType = Modelica.Blocks.Types.Init.NoInit "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real x_start[size(a, 1) - 1] = zeros(nx) "States at the start" annotation(Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start; its derivatives are zero as far as possible"
    annotation(Dialog(enable = initType == Init.InitialOutput, group = "Initialization"));
  output Real x[size(a, 1) - 1](start = x_start) "States of the controller canonical form";
protected
  parameter Integer n = size(a, 1) "Number of denominator coefficients";
  parameter Integer nx = size(a, 1) - 1 "Number of states";
  parameter Real numerator[n] = cat(1, zeros(max(0, n - size(b, 1))), b) "Numerator, filled with leading zeros";
  parameter Real scale = if a[end] > 100 * Modelica.Constants.eps * sqrt(a * a) then a[end] else 1.0
    "Makes the states as large as the output in steady state";
  Real x_scaled[size(x, 1)] "States times the scale";
  parameter Real direct = numerator[1] / a[1] "Part of the input that passes at once";
initial equation
  if initType == Init.InitialOutput then
    der(x_scaled[2:nx]) = fill(0, nx - 1);
    y = y_start;
  elseif initType == Init.InitialState then
    x_scaled = scale * x_start;
  elseif initType == Init.SteadyState then
    der(x_scaled) = fill(0, nx);
  end if;
equation
  assert(n >= size(b, 1), "The numerator must not have a higher degree than the denominator");
  // The denominator turns the input into a signal and its derivatives, the numerator without its direct part weights them.
  for k in 1:nx loop
    der(x_scaled[k]) = if k > 1 then x_scaled[max(1, k - 1)] else (scale * u - a[2:n] * x_scaled) / a[1];
    x[k] = x_scaled[k] / scale;
  end for;
  y = direct * u + (numerator[2:n] - direct * a[2:n]) * x_scaled / scale;
  annotation(Documentation(info = "<html>
<p><code>y = (b[1]*s^n + ...)/(a[1]*s^n + ...)*u</code>, in controller canonical form.</p>
</html>"));
end TransferFunction;
