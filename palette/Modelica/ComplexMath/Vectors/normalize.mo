within Modelica.ComplexMath.Vectors;
function normalize "Vector of length one in the same direction"
  extends Modelica.Icons.Function;
  input Complex v[:] "Vector";
  input Real eps = 100*Modelica.Constants.eps "Shorter vectors are divided by this number";
  output Complex result[size(v, 1)] "Vector of length one";
protected
  Real divisor = .max(eps, .sqrt(v.im*v.im + v.re*v.re));
algorithm
  result := {Complex(c.re/divisor, c.im/divisor) for c in v};
end normalize;
