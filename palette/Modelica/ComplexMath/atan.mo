within Modelica.ComplexMath;
function atan "Inverse of the tangent"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Principal value";
algorithm
  c2 := -j*ComplexMath.atanh(j*c1);
  annotation(Inline = true);
end atan;
