within Modelica.Math.Matrices.LAPACK;
pure function dorgqr "Orthogonal matrix of reflections"
  extends Modelica.Icons.Function;
  input Real factors[:, :] "Result of dgeqp3 or dgeqrf";
  input Real tau[min(size(factors, 1), size(factors, 2))] "Factors of the reflections";
  output Real Q[size(factors, 1), size(factors, 2)] = factors "Matrix with orthonormal columns";
  output Integer info "0, or what went wrong";
protected
  Integer m = size(factors, 1);
  Integer n = size(factors, 2);
  Integer k = size(tau, 1);
  Integer lwork = 4*(size(factors, 2) + 1);
  Real work[4*(size(factors, 2) + 1)];
  external "FORTRAN 77" dorgqr(m, n, k, Q, m, tau, work, lwork, info);
end dorgqr;
