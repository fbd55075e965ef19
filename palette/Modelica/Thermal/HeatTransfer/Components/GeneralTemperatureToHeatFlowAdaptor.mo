within Modelica.Thermal.HeatTransfer.Components;
model GeneralTemperatureToHeatFlowAdaptor "Heat port driven by a temperature signal; answers with the heat flow"
  extends Modelica.Blocks.Interfaces.Adaptors.PotentialToFlowAdaptor(
    final Name_p = "T",
    final Name_pder = "dT",
    final Name_pder2 = "d2T",
    final Name_f = "Q",
    final Name_fder = "der(Q)",
    final Name_fder2 = "der2(Q)",
    final use_pder2 = false,
    final use_fder = false,
    final use_fder2 = false,
    p(unit = "K", displayUnit = "degC"),
    final pder(unit = "K/s"),
    final pder2(unit = "K/s2"),
    final f(unit = "W"),
    final fder(unit = "W/s"),
    final fder2(unit = "W/s2"));
  HeatTransfer.Interfaces.HeatPort_b heatPort "Driven port"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
equation
  heatPort.T = u;
  heatPort.Q_flow = y;
  annotation(defaultComponentName = "temperatureToHeatFlowAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>Signals in: temperature <code>p</code> [K] and, if wanted, its derivative. Signal out: heat flow <code>f</code>
[W].</p>
</html>"));
end GeneralTemperatureToHeatFlowAdaptor;
