within Modelica.Math.Matrices;
function equalityLeastSquares "Solution with the least error that meets further equations exactly"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix of the equations that are met as well as possible";
  input Real a[size(A, 1)] "Their right-hand side";
  input Real B[:, size(A, 2)] "Matrix of the equations that are met exactly";
  input Real b[size(B, 1)] "Their right-hand side";
  output Real x[size(A, 2)] "Vector with B*x = b and the least sum of squares of A*x - a";
protected
  Integer info;
algorithm
  (x, info) := LAPACK.dgglse_vec(A, a, B, b);
  assert(info == 0, "The least squares problem with equations has no unique solution");
end equalityLeastSquares;
