within Modelica.Electrical.Analog.Lines;
model TLine2 "Line without losses, given by impedance, frequency and length"
  extends Modelica.Electrical.Analog.Interfaces.TwoPort;
  extends Modelica.Icons.ObsoleteModel;
  parameter SI.Resistance Z0(start = 1) "Characteristic impedance";
  parameter SI.Frequency F(start = 1) "Frequency to which NL belongs";
  parameter Real NL(start = 1) "Length of the line in wave lengths of the frequency F";
  SI.Voltage es(start = 0) "Voltage that arrives at the left end";
  SI.Voltage er(start = 0) "Voltage that arrives at the right end";
protected
  parameter SI.Time TD = NL / F "Time to travel along the line";
equation
  // The wave v + Z0*i that enters one end arrives at the other.
  er = delay(v1 + i1 * Z0, TD);
  es = delay(v2 + i2 * Z0, TD);
  i2 * Z0 = v2 - er;
  i1 * Z0 = v1 - es;
  assert(min({F, NL, Z0}) > 0, "Z0, F and NL have to be positive");
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line without losses, given by impedance, frequency and length in waves of that frequency; kept for models that
have it.</p>
<h4>Equations</h4>
<p><code>TD = NL/F</code><br>
<code>v1 = es + Z0*i1, v2 = er + Z0*i2</code><br>
<code>es(t) = v2(t - TD) + Z0*i2(t - TD), er(t) = v1(t - TD) + Z0*i1(t - TD)</code></p>
<h4>Signs</h4>
<p><code>i1</code>, <code>i2</code> count into <code>p1</code> and <code>p2</code>; <code>v1</code>, <code>v2</code>
from the upper to the lower pin of each end. <code>es</code> and <code>er</code> arrive at the left and at the right
end.</p>
<h4>Use</h4>
<p>New models take <code>TLine</code>, which has the same equations. The frequency only says how long the line is: it
carries signals of every frequency. Both sides need a ground.</p>
</html>"));
end TLine2;
