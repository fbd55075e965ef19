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
  G_actual * v = i;
  G_actual = G / (1 + alpha * (T_heatPort - T_ref));
  LossPower = i * v;
  assert(alpha * (T_heatPort - T_ref) > Modelica.Constants.eps - 1,
    "the temperature is outside the range of the linear temperature coefficient");
  annotation(defaultComponentName = "conductor", Documentation(info = "<html>
<p>A conductor whose conductance is a signal.</p>
<h4>Equations</h4>
<p><code>i = G_actual*v</code><br>
<code>G_actual = G/(1 + alpha*(T_heatPort - T_ref))</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside;
for a positive signal the current flows to the lower potential. <code>LossPower</code> counts positive as heat that
leaves through <code>heatPort</code>.</p>
<h4>Use</h4>
<p>A signal of zero makes an open end, a negative one an active element. Use it rather than
<code>VariableResistor</code> where the branch has to open. The temperature works as in <code>Conductor</code>.</p>
</html>"));
end VariableConductor;
