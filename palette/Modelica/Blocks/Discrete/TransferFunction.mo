within Modelica.Blocks.Discrete;
block TransferFunction "Discrete transfer function"
  parameter Real b[:] = {1} "Numerator, highest power of z first";
  parameter Real a[:] = {1} "Denominator, highest power of z first";
  extends Interfaces.DiscreteSISO;
  output Real x[size(a, 1) - 1](each start = 0, each fixed = true) "States of the controller canonical form";
protected
  parameter Integer nb = size(b, 1) "Number of numerator coefficients";
  parameter Integer na = size(a, 1) "Number of denominator coefficients";
  Real x1(start = 0, fixed = true) "Newest state";
  Real xext[size(a, 1)](each start = 0, each fixed = true) "Newest state and the states before";
equation
  when sampleTrigger then
    x1 = (u - a[2:na] * pre(x)) / a[1];
    xext = vector([x1; pre(x)]);
    x = xext[1:size(x, 1)];
    y = vector([zeros(na - nb, 1); b]) * xext;
  end when;
  annotation(Documentation(info = "<html>
<p><code>y = (b[1]*z^n + ...)/(a[1]*z^n + ...)*u</code>.</p>
</html>"));
end TransferFunction;
