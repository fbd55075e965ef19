within Modelica.Math.Matrices.LAPACK;
pure function dgelsy_vec "Least squares with exchange of columns"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  input Real b[size(A, 1)] "Right-hand side";
  input Real rcond = 0.0 "Ratio of diagonal elements below which columns count as dependent";
  output Real x[size(A, 2)] "Solution";
  output Integer info "0, or what went wrong";
  output Integer rank "Number of independent columns";
protected
  Integer m = size(A, 1);
  Integer n = size(A, 2);
  Integer rows = max(size(A, 1), size(A, 2));
  Real X[max(size(A, 1), size(A, 2))];
algorithm
  X := cat(1, b, zeros(rows - m));
  (X, rank, info) := dgelsy(A, X, rcond);
  x := X[1:n];
end dgelsy_vec;
