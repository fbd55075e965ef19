within Modelica.ComplexMath;
function min "Element with the smallest length"
  extends Modelica.Icons.Function;
  input Complex v[:] "Vector";
  output Complex result "Element with the smallest length";
  output Integer index "Its place; 0 for a vector without elements";
algorithm
  index := if size(v, 1) > 0 then 1 else 0;
  for k in 2:size(v, 1) loop
    if v[k].re^2 + v[k].im^2 < v[index].re^2 + v[index].im^2 then
      index := k;
    end if;
  end for;
  result := if index > 0 then v[.max(1, index)] else Complex(0);
end min;
