within Modelica.Math.Matrices.LAPACK;
pure function dgelsy "Least squares, as the subroutine takes and gives vectors"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  input Real b[max(size(A, 1), size(A, 2))] "Right-hand side, zeros where the matrix has more columns than rows";
  input Real rcond = 0.0 "Ratio of diagonal elements below which columns count as dependent";
  output Real X[max(size(A, 1), size(A, 2))] = b "Solution, and more";
  output Integer rank "Number of independent columns";
  output Integer info "0, or what went wrong";
protected
  Integer m = size(A, 1);
  Integer n = size(A, 2);
  Integer rows = max(size(A, 1), size(A, 2));
  Integer lwork = 5*(size(A, 1) + size(A, 2)) + 10;
  Real Awork[size(A, 1), size(A, 2)] = A;
  Integer p[size(A, 2)] = zeros(size(A, 2));
  Real work[5*(size(A, 1) + size(A, 2)) + 10];
  external "FORTRAN 77" dgelsy(m, n, 1, Awork, m, X, rows, p, rcond, rank, work, lwork, info);
end dgelsy;
