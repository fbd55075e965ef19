within Modelica.Math.Matrices.LAPACK;
pure function dgeqrf "Factors of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real factors[size(A, 1), size(A, 2)] = A "Upper factor, and reflections below it";
  output Real tau[min(size(A, 1), size(A, 2))] "Factors of the reflections";
  output Integer info "0, or what went wrong";
protected
  Integer m = size(A, 1);
  Integer lwork = 4*(size(A, 2) + 1);
  Real work[4*(size(A, 2) + 1)];
  external "FORTRAN 77" dgeqrf(m, size(A, 2), factors, m, tau, work, lwork, info);
end dgeqrf;
