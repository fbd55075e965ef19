within Modelica.Electrical.Analog.Interfaces;
partial model ConditionalHeatPort "Base of parts that may give their losses to a heat port"
  parameter Boolean useHeatPort = false "Show a heat port for the losses"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Temperature T = 293.15 "Temperature of the part without a heat port"
    annotation(Dialog(enable = not useHeatPort));
  Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a heatPort(final T = T_heatPort, final Q_flow = -LossPower)
    if useHeatPort "Losses leave here as heat"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");
  SI.Power LossPower "Losses of the part";
  SI.Temperature T_heatPort "Temperature of the part";
equation
  if not useHeatPort then
    T_heatPort = T;
  end if;
  annotation(Documentation(info = "<html>
<p>With <code>useHeatPort</code> the losses <code>LossPower</code> [W] flow out of <code>heatPort</code> and the part
takes on its temperature <code>T_heatPort</code> [K]; without it the temperature is the parameter <code>T</code>. The
derived class gives the equation of <code>LossPower</code>, positive for heat that leaves.</p>
</html>"));
end ConditionalHeatPort;
