within Modelica.Math.Matrices.LAPACK;
pure function dgeqp3 "Factors of a matrix with exchange of columns"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real factors[size(A, 1), size(A, 2)] = A "Upper factor, and reflections below it";
  output Integer p[size(A, 2)] = zeros(size(A, 2)) "Order of the columns";
  output Real tau[min(size(A, 1), size(A, 2))] "Factors of the reflections";
  output Integer info "0, or what went wrong";
protected
  Integer m = size(A, 1);
  Integer lwork = 4*(size(A, 2) + 1);
  Real work[4*(size(A, 2) + 1)];
  external "FORTRAN 77" dgeqp3(m, size(A, 2), factors, m, p, tau, work, lwork, info);
end dgeqp3;
