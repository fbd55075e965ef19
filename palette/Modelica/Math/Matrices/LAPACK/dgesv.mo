within Modelica.Math.Matrices.LAPACK;
pure function dgesv "Solutions of linear equations"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real B[size(A, 1), :] "Right-hand sides, one a column";
  output Real X[size(A, 1), size(B, 2)] = B "Solutions";
  output Integer info "0, or what went wrong";
protected
  Integer n = size(A, 1);
  Integer m = size(B, 2);
  Real Awork[size(A, 1), size(A, 1)] = A;
  Integer pivots[size(A, 1)];
  external "FORTRAN 77" dgesv(n, m, Awork, n, pivots, X, n, info);
end dgesv;
