within Modelica.Math.Matrices;
function sort "Rows or columns in the order of their first elements, then of the next ones"
  extends Modelica.Icons.Function;
  input Real M[:, :] "Matrix";
  input Boolean sortRows = true "Rows are sorted, else columns";
  input Boolean ascending = true "The least first";
  output Real sorted_M[size(M, 1), size(M, 2)] = M "Sorted matrix";
  output Integer indices[if sortRows then size(M, 1) else size(M, 2)] "Where each row or column stood";
protected
  Integer n = if sortRows then size(M, 1) else size(M, 2);
  Integer length = if sortRows then size(M, 2) else size(M, 1);
  Integer chosen;
  Integer at;
  Real difference;
algorithm
  indices := 1:n;
  // Each place takes the first of what is left; equal ones keep their order.
  for i in 2:n loop
    chosen := indices[i];
    at := i;
    difference := 1;
    while at > 1 and difference > 0 loop
      difference := 0;
      for k in 1:length loop
        if difference == 0 then
          difference := if sortRows then M[indices[at - 1], k] - M[chosen, k] else M[k, indices[at - 1]] - M[k, chosen];
        end if;
      end for;
      difference := if ascending then difference else -difference;
      if difference > 0 then
        indices[at] := indices[at - 1];
        at := at - 1;
      end if;
    end while;
    indices[at] := chosen;
  end for;
  if sortRows then
    sorted_M := M[indices, :];
  else
    sorted_M := M[:, indices];
  end if;
end sort;
