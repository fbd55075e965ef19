within Modelica.Math.Matrices;
pure function LU "Factors of a matrix by elimination with exchange of rows"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real LU[size(A, 1), size(A, 2)] = A "Upper factor, and below the diagonal the lower one, whose diagonal is 1";
  output Integer pivots[min(size(A, 1), size(A, 2))] "Row k was exchanged with row pivots[k]";
  output Integer info "0, or k where the k-th element of the upper diagonal is zero";
  external "FORTRAN 77" dgetrf(size(A, 1), size(A, 2), LU, size(A, 1), pivots, info);
end LU;
