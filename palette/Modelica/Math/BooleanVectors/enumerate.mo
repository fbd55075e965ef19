within Modelica.Math.BooleanVectors;
function enumerate "Numbers the true elements"
  extends Modelica.Icons.Function;
  input Boolean b[:] "Vector";
  output Integer enumerated[size(b, 1)] "1, 2, … at the true elements, 0 at the others";
algorithm
  enumerated := {if b[k] then countTrue(b[1:k]) else 0 for k in 1:size(b, 1)};
end enumerate;
