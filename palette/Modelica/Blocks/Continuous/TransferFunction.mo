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
  parameter Integer na = size(a, 1) "Number of denominator coefficients";
  parameter Integer nb = size(b, 1) "Number of numerator coefficients";
  parameter Integer nx = size(a, 1) - 1 "Number of states";
  parameter Real bb[:] = vector([zeros(max(0, na - nb), 1); b]) "Numerator, filled with leading zeros";
  parameter Real d = bb[1] / a[1] "Direct share of the input";
  parameter Real a_end = if a[end] > 100 * Modelica.Constants.eps * sqrt(a * a) then a[end] else 1.0
    "Scale that makes the states as large as the output in steady state";
  Real x_scaled[size(x, 1)] "States times the scale";
initial equation
  if initType == Init.SteadyState then
    der(x_scaled) = zeros(nx);
  elseif initType == Init.InitialState then
    x_scaled = a_end * x_start;
  elseif initType == Init.InitialOutput then
    y = y_start;
    der(x_scaled[2:nx]) = zeros(nx - 1);
  end if;
equation
  assert(size(b, 1) <= size(a, 1), "The numerator must not have a higher degree than the denominator");
  if nx == 0 then
    y = d * u;
  else
    der(x_scaled[1]) = (a_end * u - a[2:na] * x_scaled) / a[1];
    der(x_scaled[2:nx]) = x_scaled[1:nx - 1];
    y = (bb[2:na] - d * a[2:na]) * x_scaled / a_end + d * u;
    x = x_scaled / a_end;
  end if;
  annotation(Documentation(info = "<html>
<p><code>y = (b[1]*s^n + ...)/(a[1]*s^n + ...)*u</code>, in controller canonical form.</p>
</html>"));
end TransferFunction;
