within Modelica.Math;
package Matrices "Functions of matrices"
  extends Modelica.Icons.Package;
end Matrices;
