within Modelica.Electrical.Analog.Basic;
model Conductor "Linear conductor"
  parameter SI.Conductance G(start = 1) "Conductance at the temperature T_ref";
  parameter SI.Temperature T_ref = 300.15 "Temperature at which G is meant";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative growth of the resistance per kelvin";
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = T_ref);
  SI.Conductance G_actual "Conductance at the present temperature";
equation
  G_actual * v = i;
  G_actual = G / (1 + alpha * (T_heatPort - T_ref));
  LossPower = i * v;
  assert(alpha * (T_heatPort - T_ref) > Modelica.Constants.eps - 1,
    "the temperature is outside the range of the linear temperature coefficient");
  annotation(Documentation(info = "<html>
<p>Conducts in proportion to the voltage; the counterpart of <code>Resistor</code> for parallel circuits.</p>
<h4>Equations</h4>
<p><code>i = G_actual*v</code><br>
<code>G_actual = G/(1 + alpha*(T_heatPort - T_ref))</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside
the part; a current flows from the higher to the lower potential. <code>LossPower</code> counts positive as heat that
leaves through <code>heatPort</code>.</p>
<h4>Use</h4>
<p>A conductor of 0 S is an open end, which a resistor cannot be. Without a heat port the temperature is the parameter
<code>T</code>, by default <code>T_ref</code>, and <code>G_actual = G</code>. With a heat port connect it to a thermal
network, at least to a fixed temperature. <code>alpha</code> belongs to the resistance 1/G, so a positive value makes
the conductance fall with temperature.</p>
</html>"));
end Conductor;
