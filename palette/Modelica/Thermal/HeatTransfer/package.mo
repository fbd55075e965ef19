within Modelica.Thermal;
package HeatTransfer "Heat capacities, conductors, sources and sensors"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  annotation(Documentation(info = "<html>
<p>Lumped heat transfer. A port carries the temperature <code>T</code> [K] and the heat flow <code>Q_flow</code> [W],
positive into the part. Parts that lose power offer a heat port with <code>useHeatPort = true</code>.</p>
</html>"));
end HeatTransfer;
