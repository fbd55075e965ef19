within Modelica.Math.Vectors;
function length "Length of a vector"
  extends Modelica.Icons.Function;
  input Real v[:] "Vector";
  output Real result "Square root of the sum of squares";
algorithm
  result := sqrt(v * v);
  annotation(Inline = true);
end length;
