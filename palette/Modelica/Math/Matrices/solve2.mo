within Modelica.Math.Matrices;
function solve2 "Solution of systems of linear equations with several right-hand sides"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real B[size(A, 1), :] "Right-hand sides, one a column";
  output Real X[size(B, 1), size(B, 2)] "Matrix with A*X = B";
algorithm
  for k in 1:size(B, 2) loop
    X[:, k] := solve(A, B[:, k]);
  end for;
end solve2;
