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
  assert(Z0 > 0, "Z0 has to be positive");
  assert(F > 0 or TD > 0, "F or TD has to be positive");
  v1 = es + Z0 * i1;
  v2 = er + Z0 * i2;
  es = 2 * delay(v2, TDi) - delay(er, TDi);
  er = 2 * delay(v1, TDi) - delay(es, TDi);
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>Each end looks like a resistance <code>Z0</code> in series with the wave that left the other end a travel time ago:
<code>v1 = es + Z0*i1</code> and <code>es(t) = 2*v2(t - TD) - er(t - TD)</code>, and the same with ends exchanged. An
end with the resistance <code>Z0</code> reflects nothing. The travel time is <code>NL/F</code> if <code>F</code> is
positive, otherwise <code>TD</code>. <code>Z0</code> [Ohm], <code>TD</code> [s], <code>F</code> [Hz].</p>
</html>"));
end TLine;
