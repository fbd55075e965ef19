within Modelica.Math.Matrices;
function continuousRiccati "Stabilizing solution of A'*X + X*A - X*B*inv(R)*B'*X + Q = 0"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real B[size(A, 1), :] "Matrix of the inputs";
  input Real R[size(B, 2), size(B, 2)] = identity(size(B, 2)) "Weights of the inputs";
  input Real Q[size(A, 1), size(A, 1)] = identity(size(A, 1)) "Weights of the states";
  input Boolean refine = false "Improve the solution by one more step of Newton's method";
  output Real X[size(A, 1), size(A, 2)] "Solution";
  output Real alphaReal[2*size(A, 1)] "Real parts of the eigenvalues of the Hamiltonian matrix";
  output Real alphaImag[2*size(A, 1)] "Imaginary parts of the eigenvalues of the Hamiltonian matrix";
protected
  Integer n = size(A, 1);
  Real G[size(A, 1), size(A, 1)] "B*inv(R)*B'";
  Real H[2*size(A, 1), 2*size(A, 1)] "Hamiltonian matrix";
  Real S[2*size(A, 1), 2*size(A, 1)] "Its sign: 1 and -1 for eigenvalues on the right and left";
  Real inverse[2*size(A, 1), 2*size(A, 1)];
  Real next[2*size(A, 1), 2*size(A, 1)];
  Real values[2*size(A, 1), 2];
  Real scale;
  Real change = 1;
  Real RB[size(B, 2), size(A, 1)] "inv(R)*B'";
  Integer steps = 0;
  Integer info;
algorithm
  (RB, info) := LAPACK.dgesv(R, transpose(B));
  assert(info == 0, "The weights of the inputs in the Riccati equation are singular");
  G := B*RB;
  H := [A, -G; -Q, -transpose(A)];
  values := eigenValues(H);
  alphaReal := values[:, 1];
  alphaImag := values[:, 2];
  // Newton's method for S*S = 1 (Roberts, 1980), scaled by norms.
  S := H;
  while change > 1e-14 and steps < 100 loop
    (inverse, info) := LAPACK.dgesv(S, identity(2*n));
    assert(info == 0, "The Riccati equation has no stabilizing solution");
    scale := if change > 1e-2 then sqrt(frobeniusNorm(inverse)/frobeniusNorm(S)) else 1;
    next := (scale*S + inverse/scale)/2;
    change := frobeniusNorm(next - S)/frobeniusNorm(next);
    S := next;
    steps := steps + 1;
  end while;
  assert(change < 1e-6, "The Riccati equation has no stabilizing solution");
  // The columns of [1; X] span what belongs to the left half plane: (S + 1)*[1; X] = 0.
  X := leastSquares2([S[1:n, n + 1:2*n]; S[n + 1:2*n, n + 1:2*n] + identity(n)],
    -[S[1:n, 1:n] + identity(n); S[n + 1:2*n, 1:n]]);
  X := (X + transpose(X))/2;
  if refine then
    X := continuousLyapunov(A - G*X, -(Q + X*G*X));
  end if;
end continuousRiccati;
