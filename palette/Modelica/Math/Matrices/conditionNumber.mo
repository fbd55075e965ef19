within Modelica.Math.Matrices;
function conditionNumber "Condition of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix, square unless p = 2";
  input Real p(min = 1) = 2 "Kind of norm: 1, 2, or Modelica.Constants.inf";
  output Real result "Norm of the matrix times norm of its inverse; Modelica.Constants.inf for a singular one";
protected
  Real sigma[min(size(A, 1), size(A, 2))];
algorithm
  result := 0;
  if min(size(A)) > 0 then
    if p == 2 then
      sigma := singularValues(A);
      result := if sigma[end] < 1e-100*sigma[1] then Modelica.Constants.inf else sigma[1]/sigma[end];
    else
      result := norm(A, p)*norm(inv(A), p);
    end if;
  end if;
end conditionNumber;
