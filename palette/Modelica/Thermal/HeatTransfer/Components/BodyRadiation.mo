within Modelica.Thermal.HeatTransfer.Components;
model BodyRadiation "Heat radiation between two surfaces"
  extends Interfaces.Element1D;
  parameter Real Gr(unit = "m2") "Area times emissivity times view factor";
equation
  // The difference of fourth powers in factors, which keeps its digits when the temperatures are close
  Q_flow = Gr * Modelica.Constants.sigma * (port_a.T - port_b.T) * (port_a.T + port_b.T) * (port_a.T ^ 2 + port_b.T ^ 2);
  annotation(Documentation(info = "<html>
<p>Stefan and Boltzmann: <code>Q_flow = sigma*Gr*(port_a.T^4 - port_b.T^4)</code>. For a small body of area A and
emissivity e in a large room, <code>Gr = e*A</code> [m2].</p>
</html>"));
end BodyRadiation;
