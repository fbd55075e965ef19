within Modelica.Math.Vectors;
function find "Place of the first element that equals a number"
  extends Modelica.Icons.Function;
  input Real e "Number";
  input Real v[:] "Vector";
  input Real eps(min = 0) = 0 "Tolerance";
  output Integer result "Place, or 0";
algorithm
  result := 1;
  while (if result <= size(v, 1) then abs(v[result] - e) > eps else false) loop
    result := result + 1;
  end while;
  if result > size(v, 1) then
    result := 0;
  end if;
end find;
