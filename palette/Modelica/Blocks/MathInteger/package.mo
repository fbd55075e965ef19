within Modelica.Blocks;
package MathInteger "Arithmetic of Integer signals"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Blocks of whole numbers.</p>
</html>"));
end MathInteger;
