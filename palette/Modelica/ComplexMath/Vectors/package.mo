within Modelica.ComplexMath;
package Vectors "Functions of vectors of complex numbers"
  extends Modelica.Icons.Package;
end Vectors;
