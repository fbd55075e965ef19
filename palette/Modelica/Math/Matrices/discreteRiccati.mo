within Modelica.Math.Matrices;
function discreteRiccati "Stabilizing solution of A'*X*A - X - A'*X*B*inv(R + B'*X*B)*B'*X*A + Q = 0"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real B[size(A, 1), :] "Matrix of the inputs";
  input Real R[size(B, 2), size(B, 2)] = identity(size(B, 2)) "Weights of the inputs";
  input Real Q[size(A, 1), size(A, 1)] = identity(size(A, 1)) "Weights of the states";
  input Boolean refine = false "Improve the solution by one more step of Newton's method";
  output Real X[size(A, 1), size(A, 2)] "Solution";
  output Real alphaReal[2*size(A, 1)] "Real parts of the eigenvalues: of the closed loop, then their reciprocals";
  output Real alphaImag[2*size(A, 1)] "Imaginary parts of these eigenvalues";
protected
  Integer n = size(A, 1);
  Real F[size(A, 1), size(A, 1)] = A;
  Real G[size(A, 1), size(A, 1)] "B*inv(R)*B' at first";
  Real W[size(A, 1), size(A, 1)];
  Real P[size(A, 1), size(A, 1)];
  Real K[size(B, 2), size(A, 1)] "Feedback";
  Real values[size(A, 1), 2];
  Real square;
  Real change = 1;
  Real RB[size(B, 2), size(A, 1)] "inv(R)*B'";
  Integer steps = 0;
  Integer info;
algorithm
  // Doubling: after k steps X is the cost over 2^k instants (Anderson, 1978).
  (RB, info) := LAPACK.dgesv(R, transpose(B));
  assert(info == 0, "The weights of the inputs in the Riccati equation are singular");
  G := B*RB;
  X := Q;
  while change > 1e-15 and steps < 60 loop
    (W, info) := LAPACK.dgesv(identity(n) + G*X, identity(n));
    assert(info == 0, "The Riccati equation has no stabilizing solution");
    P := transpose(F)*X*W*F;
    G := G + F*W*G*transpose(F);
    F := F*W*F;
    X := X + P;
    change := frobeniusNorm(P)/max(frobeniusNorm(X), Modelica.Constants.small);
    steps := steps + 1;
  end while;
  assert(change < 1e-8, "The Riccati equation has no stabilizing solution");
  X := (X + transpose(X))/2;
  (K, info) := LAPACK.dgesv(R + transpose(B)*X*B, transpose(B)*X*A);
  assert(info == 0, "The Riccati equation has no stabilizing solution");
  if refine then
    X := discreteLyapunov(A - B*K, -(Q + transpose(K)*R*K), sgn = -1);
  end if;
  values := eigenValues(A - B*K);
  for k in 1:n loop
    alphaReal[k] := values[k, 1];
    alphaImag[k] := values[k, 2];
    square := values[k, 1]^2 + values[k, 2]^2;
    alphaReal[n + k] := if square > 0 then values[k, 1]/square else Modelica.Constants.inf;
    alphaImag[n + k] := if square > 0 then values[k, 2]/square else 0;
  end for;
end discreteRiccati;
