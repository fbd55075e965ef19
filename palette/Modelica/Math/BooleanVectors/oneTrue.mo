within Modelica.Math.BooleanVectors;
function oneTrue "Exactly one element is true"
  extends Modelica.Icons.Function;
  input Boolean b[:] "Vector";
  output Boolean result "One is true, all others are false";
algorithm
  result := countTrue(b) == 1;
end oneTrue;
