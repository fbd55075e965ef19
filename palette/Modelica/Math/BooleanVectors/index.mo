within Modelica.Math.BooleanVectors;
function index "Places of all true elements"
  extends Modelica.Icons.Function;
  input Boolean b[:] "Vector";
  output Integer indices[countTrue(b)] "Places in rising order";
protected
  Integer free = 1 "Place of the next one in the result";
algorithm
  for k in 1:size(b, 1) loop
    if b[k] then
      indices[free] := k;
      free := 1 + free;
    end if;
  end for;
end index;
