within Modelica.Blocks;
package Interaction "Blocks that show signals"
  extends Modelica.Icons.Package;
end Interaction;
