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
  assert(Z0 > 0, "Z0 has to be positive");
  assert(NL > 0, "NL has to be positive");
  assert(F > 0, "F has to be positive");
  v1 = es + Z0 * i1;
  v2 = er + Z0 * i2;
  es = 2 * delay(v2, TD) - delay(er, TD);
  er = 2 * delay(v1, TD) - delay(es, TD);
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line without losses, told by a frequency <code>F</code> [Hz] and its length <code>NL</code> in waves of that
frequency: the travel time is <code>NL/F</code>. Characteristic impedance <code>Z0</code> [Ohm]. Equations as in
<code>TLine</code>, which new models use.</p>
</html>"));
end TLine2;
