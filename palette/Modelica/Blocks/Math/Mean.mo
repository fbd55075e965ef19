within Modelica.Blocks.Math;
block Mean "Mean over each period"
  extends Modelica.Blocks.Interfaces.SISO;
  parameter SI.Frequency f(start = 50) "Reciprocal of the period";
  parameter Real x0 = 0 "Integral at the start";
  parameter Real y0 = 0 "Output during the first period";
  parameter Boolean yGreaterOrEqualZero = false "The mean cannot be negative"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
protected
  parameter SI.Time t0(fixed = false) "Start";
  Real x "Integral in the present period";
  discrete Real y_last "Mean of the period before";
initial equation
  t0 = time;
  x = x0;
  y_last = y0;
equation
  der(x) = u;
  when sample(t0 + 1 / f, 1 / f) then
    y_last = if yGreaterOrEqualZero then max(0.0, f * pre(x)) else f * pre(x);
    reinit(x, 0);
  end when;
  y = y_last;
  annotation(Documentation(info = "<html>
<p>Integrates for <code>1/f</code> [s], then gives the mean until the next period is over.</p>
</html>"));
end Mean;
