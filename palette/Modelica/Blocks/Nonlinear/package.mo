within Modelica.Blocks;
package Nonlinear "Limits, dead zone, delay"
  extends Modelica.Icons.Package;
  import Modelica.Blocks.Interfaces;
  annotation(Documentation(info = "<html>
<p>Blocks whose output bends, jumps or comes later.</p>
</html>"));
end Nonlinear;
