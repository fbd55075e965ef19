within Modelica.ComplexMath;
function conj "Conjugate number"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Number with the opposite imaginary part";
algorithm
  c2 := Complex(c1.re, -c1.im);
  annotation(Inline = true);
end conj;
