within Modelica.Electrical.Analog.Basic;
model Resistor "Linear resistor"
  parameter SI.Resistance R(start = 1) "Resistance at the temperature T_ref";
  parameter SI.Temperature T_ref = 300.15 "Temperature at which R is meant";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative growth of the resistance per kelvin";
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = T_ref);
  SI.Resistance R_actual "Resistance at the present temperature";
equation
  R_actual * i = v;
  R_actual = R + R * alpha * (T_heatPort - T_ref);
  LossPower = i * v;
  assert(alpha * (T_heatPort - T_ref) > Modelica.Constants.eps - 1,
    "the temperature is outside the range of the linear temperature coefficient");
  annotation(Documentation(info = "<html>
<p>Ohm's law, with a resistance that may follow the temperature.</p>
<h4>Equations</h4>
<p><code>v = R_actual*i</code><br>
<code>R_actual = R*(1 + alpha*(T_heatPort - T_ref))</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>; <code>i</code> flows from <code>p</code> through the part to <code>n</code>. For a
positive resistance the current flows from the higher to the lower potential and <code>v*i</code> is never negative.
<code>LossPower</code> counts positive as heat that leaves through <code>heatPort</code>.</p>
<h4>Use</h4>
<p><code>R</code> may be zero (a wire) or negative (a simple active element). Without a heat port the temperature is
the parameter <code>T</code>, by default <code>T_ref</code>, so that <code>R_actual = R</code>. With
<code>useHeatPort</code> connect the port to a heat capacity or a fixed temperature; then the part heats itself and
its surroundings. The factor in front of <code>R</code> must stay positive, or the run stops with a message.</p>
</html>"));
end Resistor;
