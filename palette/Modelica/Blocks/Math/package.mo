within Modelica.Blocks;
package Math "Arithmetic, functions, conversions, statistics"
  extends Modelica.Icons.Package;
  import Modelica.Blocks.Interfaces;
  annotation(Documentation(info = "<html>
<p>Blocks whose output depends on the present inputs, and a few that average over time.</p>
</html>"));
end Math;
