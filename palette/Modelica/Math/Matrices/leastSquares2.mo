within Modelica.Math.Matrices;
function leastSquares2 "Solutions with the least error for several right-hand sides"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  input Real B[size(A, 1), :] "Right-hand sides, one a column";
  input Real rcond = 100*Modelica.Constants.eps "Ratio of diagonal elements below which columns count as dependent";
  output Real X[size(A, 2), size(B, 2)] "Solutions, one a column";
  output Integer rank "Number of independent columns";
protected
  Real x[size(A, 2)];
algorithm
  rank := 0;
  for k in 1:size(B, 2) loop
    (x, rank) := leastSquares(A, B[:, k], rcond);
    X[:, k] := x;
  end for;
end leastSquares2;
