within Modelica.Math.Matrices;
function LU_solve "Solution of a system of linear equations with the factors of LU"
  extends Modelica.Icons.Function;
  input Real LU[:, size(LU, 1)] "Factors";
  input Integer pivots[size(LU, 1)] "Exchanges of rows";
  input Real b[size(LU, 1)] "Right-hand side";
  output Real x[size(b, 1)] "Solution";
protected
  Integer n = size(LU, 1);
  Real t;
algorithm
  for k in 1:n loop
    assert(LU[k, k] <> 0, "The matrix of the linear system is singular");
  end for;
  x := b;
  for k in 1:n loop
    t := x[k];
    x[k] := x[pivots[k]];
    x[pivots[k]] := t;
  end for;
  for k in 2:n loop
    x[k] := x[k] - LU[k, 1:k - 1]*x[1:k - 1];
  end for;
  for k in n:-1:1 loop
    x[k] := (x[k] - LU[k, k + 1:n]*x[k + 1:n])/LU[k, k];
  end for;
end LU_solve;
