within Modelica.Thermal.HeatTransfer.Interfaces;
connector HeatPort_b "Heat port (hollow)"
  extends HeatPort;
  annotation(defaultComponentName = "port_b", Documentation(info = "<html>
<p>The same variables as in <code>HeatPort_a</code>; only the drawing differs.</p>
</html>"));
end HeatPort_b;
