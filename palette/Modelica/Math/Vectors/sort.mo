within Modelica.Math.Vectors;
function sort "Elements by size"
  extends Modelica.Icons.Function;
  input Real v[:] "Vector";
  input Boolean ascending = true "Smallest first";
  output Real sorted_v[size(v, 1)] "Sorted elements";
  output Integer indices[size(v, 1)] "Where each one came from: sorted_v = v[indices]";
protected
  Integer n = size(v, 1);
  Integer width = 1 "Length of the runs that are in order";
  Integer other[size(v, 1)] "Runs after merging";
  Integer left "Next element of the left run";
  Integer right "Next element of the right run";
  Boolean takesLeft;
algorithm
  // Runs of twice the width by merging neighbours; equal elements keep their order.
  indices := 1:n;
  while width < n loop
    for start in 1:2 * width:n loop
      left := start;
      right := start + width;
      for k in start:min(start + 2 * width - 1, n) loop
        if left >= start + width then
          takesLeft := false;
        elseif right > min(start + 2 * width - 1, n) then
          takesLeft := true;
        else
          takesLeft := if ascending then v[indices[left]] <= v[indices[right]]
            else v[indices[left]] >= v[indices[right]];
        end if;
        if takesLeft then
          other[k] := indices[left];
          left := left + 1;
        else
          other[k] := indices[right];
          right := right + 1;
        end if;
      end for;
    end for;
    indices := other;
    width := 2 * width;
  end while;
  sorted_v := {v[k] for k in indices};
end sort;
