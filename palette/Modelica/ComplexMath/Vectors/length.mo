within Modelica.ComplexMath.Vectors;
function length "Length of a vector"
  extends Modelica.Icons.Function;
  input Complex v[:] "Vector";
  output Real result "Root of the sum of the squares of all parts";
algorithm
  result := .sqrt(.sum(c.re^2 + c.im^2 for c in v));
end length;
