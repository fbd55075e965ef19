within Modelica.Math.BooleanVectors;
function firstTrueIndex "Place of the first true element"
  extends Modelica.Icons.Function;
  input Boolean b[:] "Vector";
  output Integer index "Place, or 0 if none is true";
algorithm
  // From the end to the beginning the last one found stays.
  index := 0;
  for k in size(b, 1):-1:1 loop
    index := if b[k] then k else index;
  end for;
end firstTrueIndex;
