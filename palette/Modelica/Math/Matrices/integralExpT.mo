within Modelica.Math.Matrices;
function integralExpT "Exponential function of a matrix, its integral and the integral of that"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real B[size(A, 1), :] "Factor of the integrals";
  input Real T = 1 "Upper limit of the integrals";
  output Real phi[size(A, 1), size(A, 1)] "exp(A*T)";
  output Real gamma[size(A, 1), size(B, 2)] "Integral of exp(A*t) from 0 to T, times B";
  output Real gamma1[size(A, 1), size(B, 2)] "Integral of (T - t)*exp(A*t) from 0 to T, times B";
protected
  Integer n = size(A, 1);
  Integer m = size(B, 2);
  Real E[size(A, 1) + 2*size(B, 2), size(A, 1) + 2*size(B, 2)] "Of the matrix with B and the identity in blocks";
algorithm
  E := exp([A, B, zeros(n, m); zeros(m, n), zeros(m, m), identity(m); zeros(m, n), zeros(m, m), zeros(m, m)], T);
  phi := E[1:n, 1:n];
  gamma := E[1:n, n + 1:n + m];
  gamma1 := E[1:n, n + m + 1:n + 2*m];
end integralExpT;
