within Modelica.Thermal.HeatTransfer.Components;
model ThermalConductor "Heat conduction, given by the conductance"
  extends Interfaces.Element1D;
  parameter SI.ThermalConductance G "Conductance";
equation
  Q_flow = G * dT;
  annotation(Documentation(info = "<html>
<p><code>Q_flow = G*dT</code>, from the warmer to the colder port. <code>G</code> [W/K]; for a plate of area A,
thickness s and conductivity k it is k*A/s.</p>
</html>"));
end ThermalConductor;
