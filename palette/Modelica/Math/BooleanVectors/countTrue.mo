within Modelica.Math.BooleanVectors;
function countTrue "Number of true elements"
  extends Modelica.Icons.Function;
  input Boolean b[:] "Vector";
  output Integer n "Number of true elements";
algorithm
  n := sum(if isTrue then 1 else 0 for isTrue in b);
  annotation(Inline = true);
end countTrue;
