within Modelica.Math.Matrices;
function flipLeftRight "Columns in opposite order"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  output Real Aflip[size(A, 1), size(A, 2)] "Last column first";
algorithm
  Aflip := A[:, size(A, 2):-1:1];
  annotation(Inline = true);
end flipLeftRight;
