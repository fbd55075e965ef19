within Modelica.ComplexMath;
function acosh "Inverse of the hyperbolic cosine"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Principal value, real part not negative";
protected
  Complex p = ComplexMath.sqrt(c1 - 1);
  Complex q = ComplexMath.sqrt(c1 + 1);
algorithm
  // W. Kahan 1987
  c2 := Complex(Modelica.Math.asinh(p.re*q.re + p.im*q.im), 2*.atan2(p.im, q.re));
  annotation(Inline = true);
end acosh;
