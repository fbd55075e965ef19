within Modelica;
package Thermal "Heat"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  annotation(Documentation(info = "<html>
<p>What heat ports of mechanical and electrical parts need: see <code>HeatTransfer</code>.</p>
</html>"));
end Thermal;
