within Modelica.Electrical.Analog.Basic;
model VariableConductor "Conductor with a signal as conductance"
  parameter SI.Temperature T_ref = 300.15 "Temperature at which the signal is meant";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative growth of the resistance per kelvin";
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = T_ref);
  SI.Conductance G_actual "Conductance at the present temperature";
  Modelica.Blocks.Interfaces.RealInput G(unit = "S") "Conductance"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
equation
  assert(1 + alpha * (T_heatPort - T_ref) >= Modelica.Constants.eps,
    "the temperature is outside the range of the linear temperature coefficient");
  G_actual = G / (1 + alpha * (T_heatPort - T_ref));
  i = G_actual * v;
  LossPower = v * i;
  annotation(defaultComponentName = "conductor", Documentation(info = "<html>
<p><code>i = G_actual*v</code> with <code>G_actual = G/(1 + alpha*(T_heatPort - T_ref))</code> and the signal
<code>G</code> [S]. A signal that passes through zero makes an open end.</p>
</html>"));
end VariableConductor;
