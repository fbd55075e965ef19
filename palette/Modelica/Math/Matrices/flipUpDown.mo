within Modelica.Math.Matrices;
function flipUpDown "Rows in opposite order"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real Aflip[size(A, 1), size(A, 2)] "Last row first";
algorithm
  Aflip := A[size(A, 1):-1:1, :];
  annotation(Inline = true);
end flipUpDown;
