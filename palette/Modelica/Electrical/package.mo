within Modelica;
package Electrical "Electrical parts"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
end Electrical;
