within Modelica.Blocks;
package MathBoolean "Boolean blocks with any number of inputs"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Small blocks that grow with their connections.</p>
</html>"));
end MathBoolean;
