within Modelica.Math.Vectors;
function normalizeWithAssert "Vector of length one in the same direction; stops for a zero vector"
  extends Modelica.Icons.Function;
  input Real v[:] "Vector";
  output Real result[size(v, 1)] "Unit vector";
algorithm
  assert(v * v > 0, "A zero vector has no direction");
  result := v / length(v);
  annotation(Inline = true);
end normalizeWithAssert;
