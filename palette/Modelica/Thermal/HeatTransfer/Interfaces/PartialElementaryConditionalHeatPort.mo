within Modelica.Thermal.HeatTransfer.Interfaces;
partial model PartialElementaryConditionalHeatPort "Optional heat port of a part written in equations, with temperature"
  parameter Boolean useHeatPort = false "Show a heat port for the losses"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Temperature T = 293.15 "Temperature of the part without a heat port"
    annotation(Dialog(enable = not useHeatPort));
  HeatTransfer.Interfaces.HeatPort_a heatPort(final T = TheatPort, final Q_flow = -lossPower) if useHeatPort
    "Losses leave here as heat" annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");
  SI.Power lossPower "Lost power, positive if heat leaves the part";
  SI.Temperature TheatPort "Temperature at the heat port";
equation
  if not useHeatPort then
    TheatPort = T;
  end if;
  annotation(Documentation(info = "<html>
<p>One equation for <code>lossPower</code> [W] completes the base; <code>TheatPort</code> [K] may be used in it.</p>
</html>"));
end PartialElementaryConditionalHeatPort;
