within Modelica.ComplexMath;
function exp "Exponential function"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Number of length exp(re) and angle im";
algorithm
  c2 := ComplexMath.fromPolar(.exp(c1.re), c1.im);
  annotation(Inline = true);
end exp;
