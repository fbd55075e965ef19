within Modelica.ComplexMath;
function acos "Inverse of the cosine"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Principal value, real part from 0 to pi";
protected
  Complex p = ComplexMath.sqrt(1 - c1);
  Complex q = ComplexMath.sqrt(1 + c1);
algorithm
  // W. Kahan 1987
  c2 := Complex(2*.atan2(p.re, q.re), Modelica.Math.asinh(q.re*p.im - q.im*p.re));
  annotation(Inline = true);
end acos;
