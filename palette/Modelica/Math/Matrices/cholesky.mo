within Modelica.Math.Matrices;
function cholesky "Triangular factor of a symmetric, positive definite matrix"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Symmetric, positive definite matrix";
  input Boolean upper = true "The factor is an upper one, A = H'*H; else a lower one, A = H*H'";
  output Real H[size(A, 1), size(A, 2)] "Factor";
protected
  Real d;
algorithm
  H := zeros(size(A, 1), size(A, 1));
  for k in 1:size(A, 1) loop
    d := A[k, k] - H[k, :]*H[k, :];
    assert(d > 0, "The matrix has to be symmetric and positive definite");
    H[k, k] := sqrt(d);
    for i in k + 1:size(A, 1) loop
      H[i, k] := ((if upper then A[k, i] else A[i, k]) - H[i, :]*H[k, :])/H[k, k];
    end for;
  end for;
  if upper then
    H := transpose(H);
  end if;
end cholesky;
