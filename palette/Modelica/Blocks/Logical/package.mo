within Modelica.Blocks;
package Logical "Comparisons, switches, timers and other Boolean blocks"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Blocks of true and false. Changes happen at events, at exact times.</p>
</html>"));
end Logical;
