within Modelica.Electrical.Analog.Lines;
model TLine "Line without losses, given by impedance and delay or frequency"
  extends Modelica.Electrical.Analog.Interfaces.TwoPort;
  parameter SI.Resistance Z0(start = 1) "Characteristic impedance";
  parameter SI.Time TD = 0 "Time to travel along the line; positive if F is not given";
  parameter SI.Frequency F = 0 "Frequency to which NL belongs; positive if TD is not given";
  parameter Real NL = 1 / 4 "Length of the line in wave lengths of the frequency F";
  SI.Voltage es(start = 0) "Voltage that arrives at the left end";
  SI.Voltage er(start = 0) "Voltage that arrives at the right end";
protected
  parameter SI.Time TDi = if F > 0 then NL / F else TD "Time to travel along the line";
equation
  // The wave v + Z0*i that enters one end arrives at the other.
  er = delay(v1 + i1 * Z0, TDi);
  es = delay(v2 + i2 * Z0, TDi);
  i2 * Z0 = v2 - er;
  i1 * Z0 = v1 - es;
  assert(max(F, TD) > 0, "F or TD has to be positive");
  assert(not Z0 <= 0, "Z0 has to be positive");
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line without losses: what enters at one end comes out at the other a travel time later.</p>
<h4>Equations</h4>
<p><code>v1 = es + Z0*i1, v2 = er + Z0*i2</code><br>
<code>es(t) = v2(t - TD) + Z0*i2(t - TD), er(t) = v1(t - TD) + Z0*i1(t - TD)</code></p>
<h4>Signs</h4>
<p><code>i1</code>, <code>i2</code> count into <code>p1</code> and <code>p2</code>: a wave to the right has
<code>i1</code> positive and arrives with <code>i2</code> negative. <code>es</code> and <code>er</code> are the
voltages that arrive at the left and at the right end.</p>
<h4>Use</h4>
<p>Each end looks like the resistance <code>Z0</code> in series with the wave from the other end. A load equal to
<code>Z0</code> reflects nothing, an open end doubles the voltage, a short cut turns it round. Give either the travel
time <code>TD</code> or the frequency <code>F</code> with the length <code>NL</code> in wave lengths; then it is
<code>NL/F</code>. The line is at rest before the start. Each side is a circuit of its own: both need a ground.</p>
</html>"));
end TLine;
