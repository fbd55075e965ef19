within Modelica.Math.Vectors;
function normalize "Vector of length one in the same direction"
  extends Modelica.Icons.Function;
  input Real v[:] "Vector";
  input Real eps(min = 0.0) = 100 * Modelica.Constants.eps "Shorter vectors are divided by this instead";
  output Real result[size(v, 1)](each final unit = "1") "Unit vector";
algorithm
  result := smooth(0, if length(v) < eps then v / eps else v / length(v));
  annotation(Inline = true);
end normalize;
