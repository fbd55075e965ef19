within Modelica.Math.Matrices;
function nullSpace "Orthonormal vectors that a matrix makes zero"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real Z[size(A, 2), :] "Vectors as columns";
  output Integer nullity "Number of these vectors";
protected
  Integer n = size(A, 2);
  Real sigma[min(size(A, 1), size(A, 2))];
  Real U[size(A, 1), size(A, 1)];
  Real VT[size(A, 2), size(A, 2)];
  Real limit;
algorithm
  (sigma, U, VT) := singularValues(A);
  nullity := n;
  if min(size(A)) > 0 then
    limit := max(size(A))*sigma[1]*Modelica.Constants.eps;
    for k in 1:size(sigma, 1) loop
      if sigma[k] > limit then
        nullity := nullity - 1;
      end if;
    end for;
  end if;
  Z := transpose(VT[n - nullity + 1:n, :]);
end nullSpace;
