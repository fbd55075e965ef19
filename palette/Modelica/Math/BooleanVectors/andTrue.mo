within Modelica.Math.BooleanVectors;
function andTrue "No element is false"
  extends Modelica.Icons.Function;
  input Boolean b[:] "Vector";
  output Boolean result "None is false; true for an empty vector";
algorithm
  result := countTrue(b) == size(b, 1);
end andTrue;
