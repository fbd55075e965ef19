within Modelica.Thermal.HeatTransfer.Interfaces;
connector HeatPort_a "Heat port (filled)"
  extends HeatPort;
  annotation(defaultComponentName = "port_a", Documentation(info = "<html>
<p>The same variables as in <code>HeatPort_b</code>; only the drawing differs.</p>
</html>"));
end HeatPort_a;
