within Modelica.Electrical.Analog.Basic;
model VariableResistor "Resistor with a signal as resistance"
  parameter SI.Temperature T_ref = 300.15 "Temperature at which the signal is meant";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative growth of the resistance per kelvin";
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = T_ref);
  SI.Resistance R_actual "Resistance at the present temperature";
  Modelica.Blocks.Interfaces.RealInput R(unit = "Ohm") "Resistance"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
equation
  R_actual * i = v;
  R_actual = R + R * alpha * (T_heatPort - T_ref);
  LossPower = i * v;
  assert(alpha * (T_heatPort - T_ref) > Modelica.Constants.eps - 1,
    "the temperature is outside the range of the linear temperature coefficient");
  annotation(defaultComponentName = "resistor", Documentation(info = "<html>
<p>A resistor whose resistance is a signal.</p>
<h4>Equations</h4>
<p><code>v = R_actual*i</code><br>
<code>R_actual = R*(1 + alpha*(T_heatPort - T_ref))</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside;
for a positive signal the current flows to the lower potential. <code>LossPower</code> counts positive as heat that
leaves through <code>heatPort</code>.</p>
<h4>Use</h4>
<p>A signal of zero makes a short cut, a negative one an active element; a very large one does not open the branch for
good, <code>VariableConductor</code> with zero does. Sensors, controlled loads, slow switches: for abrupt switching
use the parts of <code>Ideal</code>. The temperature works as in <code>Resistor</code>.</p>
</html>"));
end VariableResistor;
