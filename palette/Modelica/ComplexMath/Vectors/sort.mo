within Modelica.ComplexMath.Vectors;
function sort "Elements by size"
  extends Modelica.Icons.Function;
  input Complex v[:] "Vector";
  input Boolean ascending = true "Smallest element first, else largest";
  input Boolean sortFrequency = true "By the size of the imaginary part, then by the real part; else by the length";
  output Complex sorted_v[size(v, 1)] = v "Vector in order";
  output Integer indices[size(v, 1)] = 1:size(v, 1) "Places: sorted_v = v[indices]";
protected
  Real first[size(v, 1)] = {if sortFrequency then .abs(c.im) else .sqrt(c.re^2 + c.im^2) for c in v};
  Real second[size(v, 1)] = {if sortFrequency then c.re else 0 for c in v};
  Real third[size(v, 1)] = {if sortFrequency then c.im else 0 for c in v};
  Integer k, place;
  Boolean isBefore;
algorithm
  // Every element moves towards the beginning as long as it belongs before its neighbour; of two that differ only in
  // the sign of the imaginary part the positive one comes first.
  for i in 2:size(v, 1) loop
    place := indices[i];
    k := i - 1;
    while k >= 1 loop
      isBefore := first[place] <> first[indices[k]] and (first[place] < first[indices[k]]) == ascending
        or first[place] == first[indices[k]] and (second[place] <> second[indices[k]]
        and (second[place] < second[indices[k]]) == ascending
        or second[place] == second[indices[k]] and third[place] > third[indices[k]]);
      if not isBefore then
        break;
      end if;
      indices[k + 1] := indices[k];
      k := k - 1;
    end while;
    indices[k + 1] := place;
  end for;
  for i in 1:size(v, 1) loop
    sorted_v[i] := v[indices[i]];
  end for;
end sort;
