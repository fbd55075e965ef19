within Modelica.Thermal.HeatTransfer.Components;
model ThermalResistor "Heat conduction, given by the resistance"
  extends Interfaces.Element1D;
  parameter SI.ThermalResistance R "Resistance";
equation
  dT = R * Q_flow;
  annotation(Documentation(info = "<html>
<p><code>dT = R*Q_flow</code>. <code>R</code> [K/W], the reciprocal of a conductance.</p>
</html>"));
end ThermalResistor;
