within Modelica.Math.Matrices;
function continuousLyapunov "Solution of X*A + A'*X = C"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real C[size(A, 1), size(A, 2)] "Right-hand side";
  input Boolean ATisSchur = false "The transpose of A has the real Schur form already";
  input Real eps = norm(A, 1)*10*1e-15 "Not used: blocks are told by the form itself";
  output Real X[size(A, 1), size(A, 2)] "Solution";
algorithm
  X := continuousSylvester(transpose(A), A, C, ATisSchur);
end continuousLyapunov;
