within Modelica.Math.Matrices.LAPACK;
pure function dgehrd "Hessenberg form"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Integer ilo = 1 "First row that is not upper triangular yet";
  input Integer ihi = size(A, 1) "Last row that is not upper triangular yet";
  output Real Aout[size(A, 1), size(A, 2)] = A "Form, and reflections below it";
  output Real tau[max(size(A, 1), 1) - 1] "Factors of the reflections";
  output Integer info "0, or what went wrong";
protected
  Integer n = size(A, 1);
  Integer lwork = 3*size(A, 1) + 1;
  Real work[3*size(A, 1) + 1];
  external "FORTRAN 77" dgehrd(n, ilo, ihi, Aout, n, tau, work, lwork, info);
end dgehrd;
