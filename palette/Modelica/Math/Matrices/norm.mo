within Modelica.Math.Matrices;
function norm "Norm of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  input Real p(min = 1) = 2 "1, 2, or Modelica.Constants.inf";
  output Real result "Largest sum of a column (1), largest singular value (2), or largest sum of a row";
algorithm
  assert(p == 1 or p == 2 or p == Modelica.Constants.inf,
    "The norm of a matrix is of the kind 1, 2 or Modelica.Constants.inf");
  if min(size(A)) == 0 then
    result := 0;
  elseif p == 2 then
    result := max(singularValues(A));
  elseif p == 1 then
    result := max(fill(1.0, size(A, 1)) * abs(A));
  else
    result := max(abs(A) * fill(1.0, size(A, 2)));
  end if;
end norm;
