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
  assert(1 + alpha * (T_heatPort - T_ref) >= Modelica.Constants.eps,
    "the temperature is outside the range of the linear temperature coefficient");
  R_actual = R * (1 + alpha * (T_heatPort - T_ref));
  v = R_actual * i;
  LossPower = v * i;
  annotation(defaultComponentName = "resistor", Documentation(info = "<html>
<p><code>v = R_actual*i</code> with <code>R_actual = R*(1 + alpha*(T_heatPort - T_ref))</code> and the signal
<code>R</code> [Ohm]. A signal that passes through zero makes a short cut.</p>
</html>"));
end VariableResistor;
