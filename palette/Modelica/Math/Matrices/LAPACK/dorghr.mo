within Modelica.Math.Matrices.LAPACK;
pure function dorghr "Orthogonal matrix of the reflections of dgehrd"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Result of dgehrd";
  input Integer ilo = 1 "As given to dgehrd";
  input Integer ihi = size(A, 1) "As given to dgehrd";
  input Real tau[max(0, size(A, 1) - 1)] "Factors of the reflections";
  output Real Aout[size(A, 1), size(A, 2)] = A "Orthogonal matrix";
  output Integer info "0, or what went wrong";
protected
  Integer n = size(A, 1);
  Integer lwork = 3*size(A, 1) + 1;
  Real work[3*size(A, 1) + 1];
  external "FORTRAN 77" dorghr(n, ilo, ihi, Aout, n, tau, work, lwork, info);
end dorghr;
