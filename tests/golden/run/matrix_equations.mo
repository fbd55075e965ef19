// Forms of matrices and matrix equations of the palette: what is found is put into the equation that it solves.
model M
  import Modelica.Math.Matrices.*;
  parameter Real A[4, 4] = [-1, 2, 0, 3; -2, -1, 4, 0; 0, 1, -3, 1; 2, 0, 0, -5], B[4, 2] = [1, 0; 0, 1; 1, 1; 2, -1];
  parameter Real S[3, 3] = [2, 1, 0; 0, 3, 1; 1, 0, 4], C[4, 3] = [1, 2, 3; 4, 5, 6; 7, 8, 9; 1, 0, 1];
  parameter Real R[2, 2] = [2, 0.5; 0.5, 1], Q[4, 4] = diagonal({1, 2, 3, 4}), D[4, 4] = A/8;
  parameter Real W[3, 4] = [1, 2, 3, 4; 2, 4, 6, 8; 1, 0, 1, 0];
  Real H[4, 4], U[4, 4], T[4, 4], Z[4, 4], re[4], im[4], null[4, :] = nullSpace(W);
  Real X[4, 4], Y[4, 4], XR[4, 4], alpha[8], alphaIm[8], L[4, 4], refined[4, 4];
  Real scaled[2, 2], scales[2], phi[2, 2], gamma[2, 1], gamma1[2, 1], best[3], rows[3, 2], reciprocal;
  Real sylvester[4, 3] = continuousSylvester(A, S, C), stein[4, 3] = discreteSylvester(D, S, C, sgn = -1);
  Integer order[3], info;
equation
  (H, U) = hessenberg(A);
  (T, Z, re, im) = realSchur(A);
  X = continuousLyapunov(A, Q);
  Y = discreteLyapunov(D, Q, sgn = -1);
  (XR, alpha, alphaIm) = continuousRiccati(A + 2*identity(4), B, R, Q);
  refined = continuousRiccati(A + 2*identity(4), B, R, Q, true);
  L = discreteRiccati(A/2, B, R, Q);
  (scales, scaled) = balance([1, 1000; 0.001, 2]);
  (phi, gamma, gamma1) = integralExpT([0, 1; 0, 0], [0; 1], 2);
  best = equalityLeastSquares([1, 0, 0; 0, 1, 0; 0, 0, 1], {1, 2, 3}, [1, 1, 1], {3});
  (rows, order) = sort([3, 1; 1, 2; 1, 1]);
  (reciprocal, info) = rcond([1, 0; 0, 4]);
  assert(max(abs(U*H*transpose(U) - A)) < 1e-12 and H[3, 1]^2 + H[4, 1]^2 + H[4, 2]^2 < 1e-300, "Hessenberg form");
  assert(max(abs(transpose(U)*U - identity(4))) < 1e-12, "orthogonal");
  assert(max(abs(Z*T*transpose(Z) - A)) < 1e-12 and abs(sum(re) - trace(A)) < 1e-12 and abs(sum(im)) < 1e-12, "Schur form");
  assert(max(abs(W*null)) < 1e-12 and size(null, 2) == 2 and max(abs(transpose(null)*null - identity(2))) < 1e-12, "null space");
  assert(max(abs(A*sylvester + sylvester*S - C)) < 1e-11, "Sylvester");
  assert(max(abs(D*stein*S - stein - C)) < 1e-11, "discrete Sylvester");
  assert(max(abs(X*A + transpose(A)*X - Q)) < 1e-11, "Lyapunov");
  assert(max(abs(transpose(D)*Y*D - Y - Q)) < 1e-11, "discrete Lyapunov");
  assert(max(abs(transpose(A + 2*identity(4))*XR + XR*(A + 2*identity(4)) - XR*B*solve2(R, transpose(B)*XR) + Q)) < 1e-9, "Riccati");
  assert(max(eigenValues(A + 2*identity(4) - B*solve2(R, transpose(B)*XR))*{1, 0}) < 0, "stable with feedback");
  assert(max(abs(refined - XR)) < 1e-9 and abs(sum(alpha)) < 1e-9 and abs(sum(alphaIm)) < 1e-9, "Hamiltonian matrix");
  assert(max(abs(transpose(A/2)*L*(A/2) - L - transpose(A/2)*L*B*solve2(R + transpose(B)*L*B, transpose(B)*L*A/2) + Q)) < 1e-9, "discrete Riccati");
  assert(max(abs(diagonal(scales)*scaled - [1, 1000; 0.001, 2]*diagonal(scales))) < 1e-12, "balanced");
  assert(scaled[1, 2] < 4*scaled[2, 1] and scaled[2, 1] < 4*scaled[1, 2], "alike");
  assert(max(abs(phi - [1, 2; 0, 1])) < 1e-12 and max(abs(gamma - [2; 2])) < 1e-12 and max(abs(gamma1 - [8/6; 2])) < 1e-12, "integrals");
  assert(max(abs(best - {0, 1, 2})) < 1e-12, "least squares with an equation");
  assert(max(abs(rows - [1, 1; 1, 2; 3, 1])) < 1e-15 and order[1] == 3 and order[2] == 2 and order[3] == 1, "sorted");
  assert(abs(reciprocal - 0.25) < 1e-12 and info == 0, "condition");
  assert(max(abs(leastSquares2(identity(2), [1, 2; 3, 4]) - [1, 2; 3, 4])) < 1e-12, "two right-hand sides");
  assert(Modelica.Utilities.Strings.find(toString([1, 2; 3, 47], "A"), "47") > 4, "text");
  annotation(experiment(StopTime = 1, Interval = 0.5));
end M;
// Run:
// finished
// endRun
