// body.T = 300 + 80*exp(-2)
model CoolingBody "a body cools"
  Modelica.Thermal.HeatTransfer.Components.HeatCapacitor body(C=500, T(start=380, fixed=true));
  Modelica.Thermal.HeatTransfer.Components.ThermalConductor way(G=10);
  Modelica.Thermal.HeatTransfer.Sources.FixedTemperature room(T=300);
equation
  connect(body.port, way.port_a);
  connect(way.port_b, room.port);
  annotation(experiment(StopTime=100));
end CoolingBody;
