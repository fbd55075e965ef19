within Modelica.Math.Matrices;
function integralExp "Exponential function of a matrix and its integral"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real B[size(A, 1), :] "Factor of the integral";
  input Real T = 1 "Upper limit of the integral";
  output Real phi[size(A, 1), size(A, 1)] "exp(A*T)";
  output Real gamma[size(A, 1), size(B, 2)] "Integral of exp(A*t) from 0 to T, times B";
protected
  Integer n = size(A, 1);
  Integer m = size(B, 2);
  Real E[size(A, 1) + size(B, 2), size(A, 1) + size(B, 2)] "Exponential function of the matrix [A, B; 0, 0]";
algorithm
  E := exp([A, B; zeros(m, n), zeros(m, m)], T);
  phi := E[1:n, 1:n];
  gamma := E[1:n, n + 1:n + m];
end integralExp;
