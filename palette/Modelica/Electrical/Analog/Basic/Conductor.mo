within Modelica.Electrical.Analog.Basic;
model Conductor "Linear conductor"
  parameter SI.Conductance G(start = 1) "Conductance at the temperature T_ref";
  parameter SI.Temperature T_ref = 300.15 "Temperature at which G is meant";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative growth of the resistance per kelvin";
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = T_ref);
  SI.Conductance G_actual "Conductance at the present temperature";
equation
  assert(1 + alpha * (T_heatPort - T_ref) >= Modelica.Constants.eps,
    "the temperature is outside the range of the linear temperature coefficient");
  G_actual = G / (1 + alpha * (T_heatPort - T_ref));
  i = G_actual * v;
  LossPower = v * i;
  annotation(Documentation(info = "<html>
<p><code>i = G_actual*v</code> with <code>G_actual = G/(1 + alpha*(T_heatPort - T_ref))</code>. A conductor of 0 S is
an open end. The loss <code>v*i</code> leaves through the heat port, if there is one.</p>
<p><code>G</code> [S], <code>T_ref</code> [K], <code>alpha</code> [1/K].</p>
</html>"));
end Conductor;
