within Modelica.Math.Matrices.LAPACK;
pure function dgecon "Reciprocal of the condition from the factors of LU"
  extends Modelica.Icons.Function;
  input Real LU_of_A[:, :] "Factors";
  input Boolean inf = false "With the sums of rows as norm, else with those of columns";
  input Real anorm "Norm of the matrix";
  output Real rcond "Reciprocal of the condition";
  output Integer info "0, or what went wrong";
protected
  Integer n = size(LU_of_A, 2);
  Real work[4*size(LU_of_A, 2)];
  Integer iwork[size(LU_of_A, 2)];
  external "FORTRAN 77" dgecon(if inf then "I" else "1", n, LU_of_A, n, anorm, rcond, work, iwork, info);
end dgecon;
