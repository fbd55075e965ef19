within Modelica.Math.Matrices;
function QR "Orthogonal and upper triangular factor of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix with at least as many rows as columns";
  input Boolean pivoting = true "Columns are taken by their length, the longest first";
  output Real Q[size(A, 1), size(A, 2)] "Factor with orthonormal columns";
  output Real R[size(A, 2), size(A, 2)] "Upper triangular factor";
  output Integer p[size(A, 2)] "Order of the columns: A[:, p] = Q*R";
protected
  Integer n = size(A, 2);
  Real packed[size(A, 1), size(A, 2)] "R above the reflections that make Q";
  Real tau[size(A, 2)];
algorithm
  assert(n <= size(A, 1), "A QR factorization needs at least as many rows as columns");
  p := 1:n;
  if n > 0 then
    if not pivoting then
      (packed, tau) := LAPACK.dgeqrf(A);
    else
      (packed, p, tau) := LAPACK.dgeqp3(A);
    end if;
    Q := LAPACK.dorgqr(packed, tau);
    R := {if row > column then 0 else packed[row, column] for column in 1:n, row in 1:n};
  end if;
end QR;
