within Modelica.Math.Matrices;
function continuousSylvester "Solution of A*X + X*B = C"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Square matrix";
  input Real B[:, :] "Square matrix";
  input Real C[size(A, 1), size(B, 2)] "Right-hand side";
  input Boolean AisSchur = false "A has the real Schur form already";
  input Boolean BisSchur = false "B has the real Schur form already";
  output Real X[size(A, 1), size(B, 2)] "Solution";
protected
  Real S[size(A, 1), size(A, 1)] = A;
  Real T[size(B, 1), size(B, 1)] = B;
  Real U[size(A, 1), size(A, 1)] = identity(size(A, 1));
  Real V[size(B, 1), size(B, 1)] = identity(size(B, 1));
  Real scale;
  Integer info;
algorithm
  X := zeros(size(A, 1), size(B, 2));
  if size(A, 1) > 0 and size(B, 1) > 0 then
    if not AisSchur then
      (S, U) := realSchur(A);
    end if;
    if not BisSchur then
      (T, V) := realSchur(B);
    end if;
    (X, scale, info) := LAPACK.dtrsyl(S, T, transpose(U)*C*V);
    assert(info == 0, "A*X + X*B = C has no unique solution: A and -B have a common eigenvalue");
    X := U*X*transpose(V)/scale;
  end if;
end continuousSylvester;
