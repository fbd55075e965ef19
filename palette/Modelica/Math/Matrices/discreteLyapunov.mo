within Modelica.Math.Matrices;
function discreteLyapunov "Solution of A'*X*A + sgn*X = C"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real C[size(A, 1), size(A, 2)] "Right-hand side";
  input Boolean ATisSchur = false "The transpose of A has the real Schur form already; makes no difference";
  input Integer sgn = 1 "1 or -1";
  input Real eps = norm(A, 1)*10*Modelica.Constants.eps "Not used";
  output Real X[size(A, 1), size(A, 2)] "Solution";
algorithm
  X := discreteSylvester(transpose(A), A, C, sgn = sgn);
end discreteLyapunov;
