within Modelica.Blocks;
package Discrete "Sampled blocks"
  extends Modelica.Icons.Package;
  import Modelica.Blocks.Interfaces;
  annotation(Documentation(info = "<html>
<p>Blocks that compute at fixed instants and hold their outputs in between.</p>
</html>"));
end Discrete;
