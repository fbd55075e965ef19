within Modelica.Math.Matrices;
function balance "Scaling by powers of two that makes rows and columns alike"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  output Real D[size(A, 1)] "Scales";
  output Real B[size(A, 1), size(A, 1)] "Scaled matrix, A = diagonal(D)*B*inv(diagonal(D))";
algorithm
  (D, B) := balanceABC(A);
end balance;
