// Functions of matrices, zeros and integrals of the palette against values by hand and identities.
model M
  import Modelica.Math.Matrices.*;
  import Modelica.Math.Nonlinear.*;
  function f
    extends Interfaces.partialScalarFunction;
    input Real w;
  algorithm
    y := sin(u) - w;
  end f;
  function cubic
    extends Interfaces.partialScalarFunction;
  algorithm
    y := u^3 - 2*u - 5;
  end cubic;
  parameter Real A[3, 3] = [4, 1, 2; 1, 5, 3; 2, 3, 6], B[3, 2] = [1, 2; 3, 4; 5, 7];
  parameter Real S[3, 3] = [1, 2, 3; 4, 5, 6; 7, 8, 9], W[4, 3] = [1, 2, 3; 4, 5, 7; 1, 0, 1; 2, 2, 9];
  Real factors[3, 3], x[3], best[3], values[3, 2], vectors[3, 3], sigma[3], U[4, 4], VT[3, 3];
  Real Q[4, 3], R[3, 3], plainQ[4, 3], plainR[3, 3], turned[3, 3], phi[2, 2], gamma[2, 1];
  Real zero = solveOneNonlinearEquation(function f(w = time/2), -0.1, 1.2), area = quadratureLobatto(function f(w = time), 1, -2);
  Integer pivots[3], info, independent, p[3];
equation
  (factors, pivots, info) = LU(A);
  x = LU_solve(factors, pivots, {1, 2, 3});
  (best, independent) = leastSquares(W, {1, 2, 3, 4});
  (values, vectors) = eigenValues([0, 1, 0; -1, 0, 0; 0, 0, 3]);
  (sigma, U, VT) = singularValues(W);
  (Q, R, p) = QR(W);
  (plainQ, plainR) = QR(W, false);
  turned = Modelica.Math.Matrices.exp([0, 1, 0; -1, 0, 0; 0, 0, 1], time);
  (phi, gamma) = integralExp([-1, 0; 0, 0], [1; 1], 2);
  assert(max(abs(A*solve2(A, B) - B)) < 1e-12 and max(abs(A*x - {1, 2, 3})) < 1e-12, "linear equations");
  assert(max(abs(A*LU_solve2(factors, pivots, B) - B)) < 1e-12 and info == 0, "factors");
  assert(max(abs(transpose(W)*(W*best - {1, 2, 3, 4}))) < 1e-11 and independent == 3, "least squares");
  assert(max(abs(transpose(cholesky(A))*cholesky(A) - A)) < 1e-12, "upper triangular root");
  assert(max(abs(cholesky(A, false)*transpose(cholesky(A, false)) - A)) < 1e-12, "lower triangular root");
  assert(abs(sum(values[:, 1]) - 3) < 1e-12 and abs(sum(values[:, 2].^2) - 2) < 1e-12, "eigenvalues");
  assert(max(abs([0, 1, 0; -1, 0, 0; 0, 0, 3]*vectors - vectors*eigenValueMatrix(values))) < 1e-12, "eigenvectors");
  assert(max(abs(U[:, 1:3]*diagonal(sigma)*VT - W)) < 1e-12 and sigma[1] >= sigma[2], "singular values");
  assert(max(abs(transpose(Q)*Q - identity(3))) < 1e-12 and max(abs(plainQ*plainR - W)) < 1e-12, "orthogonal factors");
  assert(abs(sum((Q*R).^2) - sum(W.^2)) < 1e-9 and sum(p) == 6 and abs(R[1, 1]) >= abs(R[2, 2]), "order of columns");
  assert(rank(A) == 3 and rank(S) == 2 and rank(S, 100) == 0, "ranks");
  assert(Modelica.Math.Matrices.norm(W, 1) == 20 and abs(Modelica.Math.Matrices.norm(W) - sigma[1]) < 1e-12, "norms");
  assert(Modelica.Math.Matrices.norm(W, Modelica.Constants.inf) == 16 and abs(conditionNumber([1, 0; 0, 4]) - 4) < 1e-12, "condition");
  assert(abs(turned[1, 2] - sin(time)) < 1e-12 and abs(turned[3, 3] - Modelica.Math.exp(time)) < 1e-12, "exponential function");
  assert(abs(phi[1, 1] - Modelica.Math.exp(-2)) < 1e-12 and abs(gamma[1, 1] - (1 - Modelica.Math.exp(-2))) < 1e-12 and abs(gamma[2, 1] - 2) < 1e-12, "integral");
  assert(abs(zero - asin(time/2)) < 1e-9, "zero");
  assert(abs(solveOneNonlinearEquation(function cubic(), 0, 5) - 2.0945514815423265) < 1e-12, "zero of a cubic");
  assert(abs(area - (cos(1) - cos(2) + 3*time)) < 1e-12, "integral of a function");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
