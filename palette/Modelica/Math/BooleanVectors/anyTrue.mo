within Modelica.Math.BooleanVectors;
function anyTrue "At least one element is true"
  extends Modelica.Icons.Function;
  input Boolean b[:] "Vector";
  output Boolean result "One or more are true";
algorithm
  result := countTrue(b) > 0;
end anyTrue;
