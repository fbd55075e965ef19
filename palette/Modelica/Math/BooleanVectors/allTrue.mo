within Modelica.Math.BooleanVectors;
function allTrue "Every element is true, and there is one"
  extends Modelica.Icons.Function;
  input Boolean b[:] "Vector";
  output Boolean result "None is false; false for an empty vector";
algorithm
  result := size(b, 1) > 0 and countTrue(b) == size(b, 1);
end allTrue;
