within Modelica.Electrical.Analog.Lines;
model TLine3 "Line without losses, a quarter of a wave long"
  extends Modelica.Electrical.Analog.Interfaces.TwoPort;
  extends Modelica.Icons.ObsoleteModel;
  parameter SI.Resistance Z0(start = 1) "Characteristic impedance";
  parameter SI.Frequency F(start = 1) "Frequency whose wave is four times as long as the line";
  SI.Voltage es(start = 0) "Voltage that arrives at the left end";
  SI.Voltage er(start = 0) "Voltage that arrives at the right end";
protected
  parameter SI.Time TD = 1 / (4 * F) "Time to travel along the line";
equation
  // The wave v + Z0*i that enters one end arrives at the other.
  er = delay(v1 + i1 * Z0, TD);
  es = delay(v2 + i2 * Z0, TD);
  i2 * Z0 = v2 - er;
  i1 * Z0 = v1 - es;
  assert(min(F, Z0) > 0, "Z0 and F have to be positive");
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line without losses that is a quarter of a wave long at a given frequency; kept for models that have it.</p>
<h4>Equations</h4>
<p><code>TD = 1/(4*F)</code><br>
<code>v1 = es + Z0*i1, v2 = er + Z0*i2</code><br>
<code>es(t) = v2(t - TD) + Z0*i2(t - TD), er(t) = v1(t - TD) + Z0*i1(t - TD)</code></p>
<h4>Signs</h4>
<p><code>i1</code>, <code>i2</code> count into <code>p1</code> and <code>p2</code>; <code>v1</code>, <code>v2</code>
from the upper to the lower pin of each end. <code>es</code> and <code>er</code> arrive at the left and at the right
end.</p>
<h4>Use</h4>
<p>New models take <code>TLine</code> with <code>NL = 1/4</code>. At the frequency <code>F</code> a quarter wave turns
a load R into <code>Z0^2/R</code>: an open end looks like a short cut. Both sides need a ground.</p>
</html>"));
end TLine3;
