within Modelica.Math.Matrices;
function trace "Sum of the diagonal"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  output Real result "Trace";
algorithm
  result := sum(A[k, k] for k in 1:size(A, 1));
  annotation(Inline = true);
end trace;
