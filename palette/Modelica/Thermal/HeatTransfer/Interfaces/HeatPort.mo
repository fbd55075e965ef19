within Modelica.Thermal.HeatTransfer.Interfaces;
partial connector HeatPort "Connection for heat"
  SI.Temperature T "Temperature";
  flow SI.HeatFlowRate Q_flow "Heat flow, positive into the part";
  annotation(Documentation(info = "<html>
<p>Potential: absolute temperature <code>T</code> [K]. Flow: heat flow <code>Q_flow</code> [W], positive into the part
inside which the port is used.</p>
</html>"));
end HeatPort;
