within Modelica.Math.Matrices;
function discreteSylvester "Solution of A*X*B + sgn*X = C"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real B[:, size(B, 1)] "Square matrix";
  input Real C[size(A, 2), size(B, 1)] "Right-hand side";
  input Boolean AisHess = false "A has the Hessenberg form already; makes no difference";
  input Boolean BTisSchur = false "The transpose of B has the real Schur form already; makes no difference";
  input Integer sgn = 1 "1 or -1";
  input Real eps = norm(A, 1)*10*Modelica.Constants.eps "Not used";
  output Real X[size(A, 2), size(B, 1)] "Solution";
protected
  Integer n = size(A, 1);
  Integer m = size(B, 1);
  Real K[size(A, 1)*size(B, 1), size(A, 1)*size(B, 1)] "Matrix of the equations for all elements, column by column";
  Real c[size(A, 1)*size(B, 1), 1];
  Real x[size(A, 1)*size(B, 1), 1];
  Integer info;
algorithm
  assert(abs(sgn) == 1, "The sign in A*X*B + sgn*X = C has to be 1 or -1");
  K := sgn*identity(n*m);
  for j in 1:m loop
    c[(j - 1)*n + 1:j*n, 1] := C[:, j];
    for l in 1:m loop
      K[(j - 1)*n + 1:j*n, (l - 1)*n + 1:l*n] := K[(j - 1)*n + 1:j*n, (l - 1)*n + 1:l*n] + B[l, j]*A;
    end for;
  end for;
  (x, info) := LAPACK.dgesv(K, c);
  assert(info == 0, "A*X*B + sgn*X = C has no unique solution");
  for j in 1:m loop
    X[:, j] := x[(j - 1)*n + 1:j*n, 1];
  end for;
end discreteSylvester;
