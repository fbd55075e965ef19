within Modelica.ComplexMath;
function asinh "Inverse of the hyperbolic sine"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Principal value";
algorithm
  c2 := -j*ComplexMath.asin(j*c1);
  annotation(Inline = true);
end asinh;
