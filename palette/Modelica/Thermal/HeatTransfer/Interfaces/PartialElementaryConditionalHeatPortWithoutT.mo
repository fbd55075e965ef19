within Modelica.Thermal.HeatTransfer.Interfaces;
partial model PartialElementaryConditionalHeatPortWithoutT "Optional heat port of a part written in equations"
  parameter Boolean useHeatPort = false "Show a heat port for the losses"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  HeatTransfer.Interfaces.HeatPort_a heatPort(final Q_flow = -lossPower) if useHeatPort "Losses leave here as heat"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");
  SI.Power lossPower "Lost power, positive if heat leaves the part";
  annotation(Documentation(info = "<html>
<p>One equation for <code>lossPower</code> [W] completes the base.</p>
</html>"));
end PartialElementaryConditionalHeatPortWithoutT;
