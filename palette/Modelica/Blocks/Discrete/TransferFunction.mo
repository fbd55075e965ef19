within Modelica.Blocks.Discrete;
block TransferFunction "Discrete transfer function"
  parameter Real b[:] = {1} "Numerator, highest power of z first";
  parameter Real a[:] = {1} "Denominator, highest power of z first";
  extends Interfaces.DiscreteSISO;
  output Real x[size(a, 1) - 1](each start = 0, each fixed = true) "States of the controller canonical form";
protected
  parameter Integer n = size(a, 1) "Number of denominator coefficients";
  parameter Real numerator[n] = cat(1, zeros(n - size(b, 1)), b) "Numerator, filled with leading zeros";
  Real newest(start = 0, fixed = true) "Newest state";
equation
  when sampleTrigger then
    newest = (u - a[2:n] * pre(x)) / a[1];
    y = numerator[1] * newest + numerator[2:n] * pre(x);
    for k in 1:n - 1 loop
      x[k] = if k == 1 then newest else pre(x[max(1, k - 1)]);
    end for;
  end when;
  annotation(Documentation(info = "<html>
<p><code>y = (b[1]*z^n + ...)/(a[1]*z^n + ...)*u</code>.</p>
</html>"));
end TransferFunction;
