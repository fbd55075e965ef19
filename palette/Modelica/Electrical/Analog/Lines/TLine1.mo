within Modelica.Electrical.Analog.Lines;
model TLine1 "Line without losses, given by impedance and delay"
  extends Modelica.Electrical.Analog.Interfaces.TwoPort;
  extends Modelica.Icons.ObsoleteModel;
  parameter SI.Resistance Z0(start = 1) "Characteristic impedance";
  parameter SI.Time TD(start = 1) "Time to travel along the line";
  SI.Voltage es(start = 0) "Voltage that arrives at the left end";
  SI.Voltage er(start = 0) "Voltage that arrives at the right end";
equation
  assert(Z0 > 0, "Z0 has to be positive");
  assert(TD > 0, "TD has to be positive");
  v1 = es + Z0 * i1;
  v2 = er + Z0 * i2;
  es = 2 * delay(v2, TD) - delay(er, TD);
  er = 2 * delay(v1, TD) - delay(es, TD);
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line without losses, told by its travel time: what enters at one end leaves the other <code>TD</code> [s] later,
and is reflected where the end differs from the characteristic impedance <code>Z0</code> [Ohm]. Equations as in
<code>TLine</code>, which new models use.</p>
</html>"));
end TLine1;
