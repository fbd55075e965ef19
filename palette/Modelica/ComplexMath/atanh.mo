within Modelica.ComplexMath;
function atanh "Inverse of the hyperbolic tangent"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Principal value";
algorithm
  // sinh of twice the real part is 2*re over the product of the distances from -1 and 1.
  c2 := Complex(Modelica.Math.asinh(2*c1.re/(ComplexMath.abs(1 + c1)*ComplexMath.abs(1 - c1))),
    ComplexMath.arg(1 + c1) - ComplexMath.arg(1 - c1))/2;
  annotation(Inline = true);
end atanh;
