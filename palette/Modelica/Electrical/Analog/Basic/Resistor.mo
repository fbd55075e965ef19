within Modelica.Electrical.Analog.Basic;
model Resistor "Linear resistor"
  parameter SI.Resistance R(start = 1) "Resistance at the temperature T_ref";
  parameter SI.Temperature T_ref = 300.15 "Temperature at which R is meant";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative growth of the resistance per kelvin";
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = T_ref);
  SI.Resistance R_actual "Resistance at the present temperature";
equation
  assert(1 + alpha * (T_heatPort - T_ref) >= Modelica.Constants.eps,
    "the temperature is outside the range of the linear temperature coefficient");
  R_actual = R * (1 + alpha * (T_heatPort - T_ref));
  v = R_actual * i;
  LossPower = v * i;
  annotation(Documentation(info = "<html>
<p>Ohm's law <code>v = R_actual*i</code> with <code>R_actual = R*(1 + alpha*(T_heatPort - T_ref))</code>. The current
flows from the higher to the lower potential; the loss <code>v*i</code> leaves through the heat port, if there is one.
The resistance may be zero or negative.</p>
<p><code>R</code> [Ohm], <code>T_ref</code> [K], <code>alpha</code> [1/K].</p>
</html>"));
end Resistor;
