within Modelica.Math.Matrices;
function leastSquares "Solution of linear equations with the least error, and the shortest of those"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  input Real b[size(A, 1)] "Right-hand side";
  input Real rcond = 100*Modelica.Constants.eps "Ratio of diagonal elements below which columns count as dependent";
  output Real x[size(A, 2)] "Vector with the least sum of squares of A*x - b";
  output Integer rank "Number of independent columns";
protected
  Integer failure = 0;
algorithm
  rank := 0;
  x := zeros(size(A, 2));
  if size(A, 1) > 0 and size(A, 2) > 0 then
    (x, failure, rank) := LAPACK.dgelsy_vec(A, b, rcond);
  end if;
  assert(failure == 0, "The least squares problem has no solution");
end leastSquares;
