within Modelica.Blocks.Math;
block Mean "Mean over each period"
  extends Modelica.Blocks.Interfaces.SISO;
  parameter SI.Frequency f(start = 50) "Reciprocal of the period";
  parameter Real x0 = 0 "Integral at the start";
  parameter Real y0 = 0 "Output during the first period";
  parameter Boolean yGreaterOrEqualZero = false "The mean cannot be negative"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
protected
  parameter SI.Time begin(fixed = false) "Beginning of the first period";
  discrete Real held "Mean of the period before";
  Real x "Integral in the present period";
initial equation
  begin = time;
  held = y0;
  x = x0;
equation
  y = held;
  der(x) = u;
  when sample(begin + 1 / f, 1 / f) then
    reinit(x, 0);
    held = if yGreaterOrEqualZero and pre(x) < 0 then 0 else pre(x) * f;
  end when;
  annotation(Documentation(info = "<html>
<p>Integrates for <code>1/f</code> [s], then gives the mean until the next period is over.</p>
</html>"));
end Mean;
