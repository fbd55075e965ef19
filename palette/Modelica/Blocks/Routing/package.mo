within Modelica.Blocks;
package Routing "Vectors of signals: join, split, select"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Blocks that move signals without changing them.</p>
</html>"));
end Routing;
