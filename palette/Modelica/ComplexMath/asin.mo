within Modelica.ComplexMath;
function asin "Inverse of the sine"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Principal value, real part from -pi/2 to pi/2";
protected
  Complex p = ComplexMath.sqrt(1 - c1);
  Complex q = ComplexMath.sqrt(1 + c1);
algorithm
  // W. Kahan 1987: no digits are lost near the points -1 and 1 nor far from them
  c2 := Complex(.atan2(c1.re, p.re*q.re - p.im*q.im), Modelica.Math.asinh(p.re*q.im - p.im*q.re));
  annotation(Inline = true);
end asin;
