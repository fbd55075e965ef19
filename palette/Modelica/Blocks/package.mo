within Modelica;
package Blocks "Signals: sources, filters, mathematics, logic"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  annotation(Documentation(info = "<html>
<p>Blocks compute output signals from input signals. They drive the sources of mechanical and electrical parts and
process
what sensors measure. Signals have a direction: an output may feed many inputs, an input takes one output.</p>
</html>"));
end Blocks;
