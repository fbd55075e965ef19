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
  assert(Z0 > 0, "Z0 has to be positive");
  assert(F > 0, "F has to be positive");
  v1 = es + Z0 * i1;
  v2 = er + Z0 * i2;
  es = 2 * delay(v2, TD) - delay(er, TD);
  er = 2 * delay(v1, TD) - delay(es, TD);
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line without losses that is a quarter of a wave long at the frequency <code>F</code> [Hz]: the travel time is
<code>1/(4*F)</code>. Characteristic impedance <code>Z0</code> [Ohm]. Equations as in <code>TLine</code>, which new
models use.</p>
</html>"));
end TLine3;
