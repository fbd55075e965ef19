within Modelica.Math.Matrices.LAPACK;
pure function dgglse_vec "Least squares with equations that are met exactly"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix of the equations that are met as well as possible";
  input Real c[size(A, 1)] "Their right-hand side";
  input Real B[:, size(A, 2)] "Matrix of the equations that are met exactly";
  input Real d[size(B, 1)] "Their right-hand side";
  output Real x[size(A, 2)] "Solution";
  output Integer info "0, or what went wrong";
protected
  Integer m = size(A, 1);
  Integer n = size(A, 2);
  Integer p = size(B, 1);
  Real Awork[size(A, 1), size(A, 2)] = A;
  Real Bwork[size(B, 1), size(A, 2)] = B;
  Real cwork[size(A, 1)] = c;
  Real dwork[size(B, 1)] = d;
  Integer lwork = 6*(size(A, 1) + size(A, 2) + size(B, 1));
  Real work[6*(size(A, 1) + size(A, 2) + size(B, 1))];
  external "FORTRAN 77" dgglse(m, n, p, Awork, m, Bwork, p, cwork, dwork, x, work, lwork, info);
end dgglse_vec;
