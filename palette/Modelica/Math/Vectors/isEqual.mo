within Modelica.Math.Vectors;
function isEqual "Two vectors agree element by element"
  extends Modelica.Icons.Function;
  input Real v1[:] "First vector";
  input Real v2[:] "Second vector";
  input Real eps(min = 0) = 0 "Tolerance of each element";
  output Boolean result "Lengths are equal and no difference exceeds the tolerance";
protected
  Integer k = size(v1, 1) "Element that is compared";
algorithm
  result := size(v2, 1) == k;
  while result and k > 0 loop
    if abs(v1[k] - v2[k]) > eps then
      result := false;
    end if;
    k := k - 1;
  end while;
end isEqual;
