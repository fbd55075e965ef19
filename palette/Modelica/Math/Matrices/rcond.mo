within Modelica.Math.Matrices;
function rcond "Reciprocal of the condition of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Boolean inf = false "With the sums of rows as norm, else with those of columns";
  output Real rcond "Near to 1: well conditioned; near to 0: singular";
  output Integer info "0, or what went wrong";
protected
  Real factors[size(A, 1), size(A, 1)];
  Integer pivots[size(A, 1)];
algorithm
  if size(A, 1) > 0 then
    (factors, pivots, info) := LU(A);
    (rcond, info) := LAPACK.dgecon(factors, inf, norm(A, if inf then Modelica.Constants.inf else 1));
  else
    rcond := Modelica.Constants.inf;
    info := 0;
  end if;
end rcond;
