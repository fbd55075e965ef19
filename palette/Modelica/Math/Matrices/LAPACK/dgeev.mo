within Modelica.Math.Matrices.LAPACK;
pure function dgeev "Eigenvalues and right eigenvectors"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  output Real eigenReal[size(A, 1)] "Real parts";
  output Real eigenImag[size(A, 1)] "Imaginary parts";
  output Real eigenVectors[size(A, 1), size(A, 1)] "Eigenvectors";
  output Integer info "0, or what went wrong";
protected
  Integer n = size(A, 1);
  Integer lwork = 12*size(A, 1);
  Real Awork[size(A, 1), size(A, 1)] = A;
  Real left[1, size(A, 1)];
  Real work[12*size(A, 1)];
  external "FORTRAN 77" dgeev("N", "V", n, Awork, n, eigenReal, eigenImag, left, 1, eigenVectors, n, work, lwork, info);
end dgeev;
