within Modelica.Electrical.Analog.Lines;
model TLine1 "Line without losses, given by impedance and delay"
  extends Modelica.Electrical.Analog.Interfaces.TwoPort;
  extends Modelica.Icons.ObsoleteModel;
  parameter SI.Resistance Z0(start = 1) "Characteristic impedance";
  parameter SI.Time TD(start = 1) "Time to travel along the line";
  SI.Voltage es(start = 0) "Voltage that arrives at the left end";
  SI.Voltage er(start = 0) "Voltage that arrives at the right end";
equation
  // The wave v + Z0*i that enters one end arrives at the other.
  er = delay(v1 + i1 * Z0, TD);
  es = delay(v2 + i2 * Z0, TD);
  i2 * Z0 = v2 - er;
  i1 * Z0 = v1 - es;
  assert(min(TD, Z0) > 0, "Z0 and TD have to be positive");
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line without losses, given by impedance and travel time; kept for models that have it.</p>
<h4>Equations</h4>
<p><code>v1 = es + Z0*i1, v2 = er + Z0*i2</code><br>
<code>es(t) = v2(t - TD) + Z0*i2(t - TD), er(t) = v1(t - TD) + Z0*i1(t - TD)</code></p>
<h4>Signs</h4>
<p><code>i1</code>, <code>i2</code> count into <code>p1</code> and <code>p2</code>; <code>v1</code>, <code>v2</code>
from the upper to the lower pin of each end. <code>es</code> and <code>er</code> arrive at the left and at the right
end.</p>
<h4>Use</h4>
<p>New models take <code>TLine</code>, which has the same equations. The part of a wave that an end does not absorb is
reflected: with the load R the share is <code>(R - Z0)/(R + Z0)</code>. Both sides need a ground.</p>
</html>"));
end TLine1;
