within Modelica.Math.Matrices.LAPACK;
pure function dtrsyl "Solution of A*X + isgn*X*B = scale*C for matrices in Schur form"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix in Schur form";
  input Real B[:, :] "Matrix in Schur form";
  input Real C[if tranA then size(A, 1) else size(A, 2), if tranB then size(B, 1) else size(B, 2)] "Right-hand side";
  input Boolean tranA = false "The transpose of A stands in the equation";
  input Boolean tranB = false "The transpose of B stands in the equation";
  input Integer isgn = 1 "1 or -1";
  output Real X[size(C, 1), size(C, 2)] = C "Solution";
  output Real scale "Factor of the right-hand side, 1 or less";
  output Integer info "0, or what went wrong";
protected
  Integer m = size(C, 1);
  Integer n = size(C, 2);
  external "FORTRAN 77" dtrsyl(if tranA then "T" else "N", if tranB then "T" else "N", isgn, m, n, A, m, B, n, X, m, scale, info);
end dtrsyl;
