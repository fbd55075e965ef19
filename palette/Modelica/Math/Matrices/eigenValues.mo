within Modelica.Math.Matrices;
function eigenValues "Eigenvalues and eigenvectors of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  output Real eigenvalues[size(A, 1), 2] "Real and imaginary parts, one eigenvalue a row";
  output Real eigenvectors[size(A, 1), size(A, 2)]
    "Vectors as columns; of two conjugate eigenvalues the real and the imaginary part of the first one's vector";
protected
  Integer failure = 0;
  Real re[size(A, 1)];
  Real im[size(A, 1)];
algorithm
  if size(A, 2) > 0 then
    (re, im, eigenvectors, failure) := LAPACK.dgeev(A);
    eigenvalues := transpose({re, im});
  end if;
  assert(failure == 0, "The eigenvalues of the matrix cannot be found");
end eigenValues;
