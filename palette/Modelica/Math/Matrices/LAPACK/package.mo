within Modelica.Math.Matrices;
package LAPACK "Subroutines of the library of that name"
  extends Modelica.Icons.FunctionsPackage;
end LAPACK;
