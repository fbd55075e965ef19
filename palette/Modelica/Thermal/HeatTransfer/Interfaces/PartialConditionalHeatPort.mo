within Modelica.Thermal.HeatTransfer.Interfaces;
partial model PartialConditionalHeatPort "Optional heat port of a drawn part"
  parameter Boolean useHeatPort = false "Show a heat port for the losses"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Temperature T = 293.15 "Temperature of the part without a heat port"
    annotation(Dialog(enable = not useHeatPort));
  HeatTransfer.Interfaces.HeatPort_a heatPort if useHeatPort "Losses leave here as heat"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");
  HeatTransfer.Sources.FixedTemperature fixedTemperature(final T = T) if not useHeatPort "Takes the heat otherwise"
    annotation(Placement(transformation(extent = {{-60, -90}, {-80, -70}})));
protected
  HeatPort_a internalHeatPort "Heat port in both cases"
    annotation(Placement(transformation(extent = {{-104, -84}, {-96, -76}})));
equation
  connect(internalHeatPort, heatPort);
  connect(internalHeatPort, fixedTemperature.port);
  annotation(Documentation(info = "<html>
<p>For parts drawn as a diagram: connect the heat ports of the inner parts to <code>internalHeatPort</code>.</p>
</html>"));
end PartialConditionalHeatPort;
