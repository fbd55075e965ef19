within Modelica.ComplexMath.Vectors;
function reverse "Elements in opposite order"
  extends Modelica.Icons.Function;
  input Complex v[:] "Vector";
  output Complex result[size(v, 1)] "Vector from its end to its beginning";
algorithm
  result := {v[k] for k in size(v, 1):-1:1};
end reverse;
