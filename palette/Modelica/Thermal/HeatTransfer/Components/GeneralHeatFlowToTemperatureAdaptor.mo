within Modelica.Thermal.HeatTransfer.Components;
model GeneralHeatFlowToTemperatureAdaptor "Heat port driven by a heat flow signal; answers with the temperature"
  extends Modelica.Blocks.Interfaces.Adaptors.FlowToPotentialAdaptor(
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
  HeatTransfer.Interfaces.HeatPort_a heatPort "Driven port"
    annotation(Placement(transformation(extent = {{-30, -10}, {-10, 10}})));
equation
  heatPort.Q_flow = u;
  heatPort.T = y;
  annotation(defaultComponentName = "heatFlowToTemperatureAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>Signal in: heat flow <code>f</code> [W]. Signals out: temperature <code>p</code> [K] and, if wanted, its
derivative.</p>
</html>"));
end GeneralHeatFlowToTemperatureAdaptor;
