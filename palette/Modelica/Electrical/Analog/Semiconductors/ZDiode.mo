within Modelica.Electrical.Analog.Semiconductors;
model ZDiode "Zener diode"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  parameter SI.Current Ids = 1e-6 "Saturation current";
  parameter SI.Voltage Vt = 0.04 "Thermal voltage times emission coefficient";
  parameter Real Maxexp(final min = Modelica.Constants.small) = 30 "Exponent at which the lines begin";
  parameter SI.Resistance R = 1e8 "Resistance in parallel";
  parameter SI.Voltage Bv = 5.1 "Zener voltage";
  parameter SI.Current Ibv = 0.7 "Current at the Zener voltage";
  parameter Real Nbv = 0.74 "Emission coefficient of the breakdown";
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = 293.15);
equation
  // Junction in forward direction, breakdown, resistance
  i = smooth(1, Ids * (exlin(v / Vt, Maxexp) - 1) - Ibv * exlin(-(Bv + v) / (Vt * Nbv), Maxexp) + v / R);
  LossPower = i * v;
  annotation(defaultComponentName = "diode", Documentation(info = "<html>
<p>Zener diode: a diode forward, a steep breakdown backward.</p>
<h4>Equations</h4>
<p><code>i = Ids*(exp(v/Vt) - 1) - Ibv*exp(-(v + Bv)/(Nbv*Vt)) + v/R</code><br>
<code>both exponentials go on along straight lines beyond the exponent Maxexp</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p>Forward is from <code>p</code> (anode) to <code>n</code> (cathode). In its usual place as a stabiliser it works
backwards: <code>v</code> near <code>-Bv</code> and <code>i</code> negative. <code>LossPower</code> counts positive as
heat that leaves.</p>
<h4>Use</h4>
<p>Put it with <code>n</code> at the positive side and feed it through a resistor that keeps the current in range; at
<code>v = -Bv</code> it carries <code>-Ibv</code>. The temperature has no influence on the characteristic, the heat
port only takes the losses.</p>
</html>"));
end ZDiode;
