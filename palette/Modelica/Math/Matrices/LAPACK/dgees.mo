within Modelica.Math.Matrices.LAPACK;
pure function dgees "Schur form and Schur vectors"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  output Real T[size(A, 1), size(A, 2)] = A "Schur form";
  output Real Z[size(A, 1), size(A, 1)] "Orthogonal matrix with A = Z*T*Z'";
  output Real eval_real[size(A, 1)] "Real parts of the eigenvalues";
  output Real eval_imag[size(A, 1)] "Imaginary parts of the eigenvalues";
  output Integer info "0, or what went wrong";
protected
  Integer n = size(A, 1);
  Integer unsorted = 0;
  Integer nothing[1] = {0};
  Integer lwork = 10*size(A, 1) + 1;
  Real work[10*size(A, 1) + 1];
  external "FORTRAN 77" dgees("V", "N", nothing, n, T, n, unsorted, eval_real, eval_imag, Z, n, work, lwork, nothing, info);
end dgees;
