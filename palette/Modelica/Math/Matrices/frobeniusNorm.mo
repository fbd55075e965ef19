within Modelica.Math.Matrices;
function frobeniusNorm "Root of the sum of squares of all elements"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real result "Norm";
algorithm
  result := sqrt(sum(A .^ 2));
  annotation(Inline = true);
end frobeniusNorm;
