within Modelica.Math.Matrices.LAPACK;
pure function dgesvd "Singular values and vectors"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real sigma[min(size(A, 1), size(A, 2))] "Singular values";
  output Real U[size(A, 1), size(A, 1)] "Left vectors as columns";
  output Real VT[size(A, 2), size(A, 2)] "Right vectors as rows";
  output Integer info "0, or what went wrong";
protected
  Integer m = size(A, 1);
  Integer n = size(A, 2);
  Integer lwork = 5*(size(A, 1) + size(A, 2)) + 10;
  Real Awork[size(A, 1), size(A, 2)] = A;
  Real work[5*(size(A, 1) + size(A, 2)) + 10];
  external "FORTRAN 77" dgesvd("A", "A", m, n, Awork, m, sigma, U, m, VT, n, work, lwork, info);
end dgesvd;
