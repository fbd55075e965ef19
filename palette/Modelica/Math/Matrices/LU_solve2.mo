within Modelica.Math.Matrices;
function LU_solve2 "Solution for several right-hand sides with the factors of LU"
  extends Modelica.Icons.Function;
  input Real LU[:, size(LU, 1)] "Factors";
  input Integer pivots[size(LU, 1)] "Exchanges of rows";
  input Real B[size(LU, 1), :] "Right-hand sides, one a column";
  output Real X[size(B, 1), size(B, 2)] "Solutions";
algorithm
  for k in 1:size(B, 2) loop
    X[:, k] := LU_solve(LU, pivots, B[:, k]);
  end for;
end LU_solve2;
