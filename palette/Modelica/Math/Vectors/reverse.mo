within Modelica.Math.Vectors;
function reverse "Elements in opposite order"
  extends Modelica.Icons.Function;
  input Real v[:] "Vector";
  output Real result[size(v, 1)] "Last element first";
algorithm
  result := {v[k] for k in size(v, 1):-1:1};
  annotation(Inline = true);
end reverse;
