within Modelica.Math.Matrices;
function singularValues "Singular values and vectors of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real sigma[min(size(A, 1), size(A, 2))] "Singular values, the largest first";
  output Real U[size(A, 1), size(A, 1)] = identity(size(A, 1)) "Vectors on the left, as columns";
  output Real VT[size(A, 2), size(A, 2)] = identity(size(A, 2)) "Vectors on the right, as rows";
protected
  Integer failure = 0;
algorithm
  if size(sigma, 1) > 0 then
    (sigma, U, VT, failure) := LAPACK.dgesvd(A);
  end if;
  assert(failure == 0, "The singular values of the matrix cannot be found");
end singularValues;
