within Modelica.Math;
package Vectors "Functions of vectors"
  extends Modelica.Icons.Package;

  function isEqual "Two vectors agree element by element"
    extends Modelica.Icons.Function;
    input Real v1[:] "First vector";
    input Real v2[:] "Second vector";
    input Real eps(min = 0) = 0 "Tolerance of each element";
    output Boolean result "Lengths are equal and no difference exceeds the tolerance";
  algorithm
    result := size(v1, 1) == size(v2, 1);
    if result then
      for i in 1:size(v1, 1) loop
        if abs(v2[i] - v1[i]) > eps then
          result := false;
        end if;
      end for;
    end if;
  end isEqual;

  function norm "Norm of a vector"
    extends Modelica.Icons.Function;
    input Real v[:] "Vector";
    input Real p(min = 1) = 2 "Order: 1 sums amounts, 2 is the length, Modelica.Constants.inf the largest amount";
    output Real result "Norm";
  algorithm
    assert(p >= 1, "A norm needs an order of at least 1, not " + String(p));
    if size(v, 1) == 0 then
      result := 0;
    elseif p == 2 then
      result := sqrt(v * v);
    elseif p >= Modelica.Constants.inf then
      result := max(abs(v));
    elseif p == 1 then
      result := sum(abs(v));
    else
      result := sum(abs(v[i]) ^ p for i in 1:size(v, 1)) ^ (1 / p);
    end if;
  end norm;

  function length "Length of a vector"
    extends Modelica.Icons.Function;
    input Real v[:] "Vector";
    output Real result "Square root of the sum of squares";
  algorithm
    result := sqrt(v * v);
    annotation(Inline = true);
  end length;

  function normalize "Vector of length one in the same direction"
    extends Modelica.Icons.Function;
    input Real v[:] "Vector";
    input Real eps(min = 0.0) = 100 * Modelica.Constants.eps "Shorter vectors are divided by this instead";
    output Real result[size(v, 1)](each final unit = "1") "Unit vector";
  algorithm
    result := smooth(0, if length(v) >= eps then v / length(v) else v / eps);
    annotation(Inline = true);
  end normalize;

  function reverse "Elements in opposite order"
    extends Modelica.Icons.Function;
    input Real v[:] "Vector";
    output Real result[size(v, 1)] "Last element first";
  algorithm
    result := {v[size(v, 1) + 1 - k] for k in 1:size(v, 1)};
    annotation(Inline = true);
  end reverse;

  function sort "Elements by size"
    extends Modelica.Icons.Function;
    input Real v[:] "Vector";
    input Boolean ascending = true "Smallest first";
    output Real sorted_v[size(v, 1)] "Sorted elements";
    output Integer indices[size(v, 1)] "Where each one came from: sorted_v = v[indices]";
  protected
    Integer k "Place to fill";
    Integer key "Index to insert";
  algorithm
    // Insertion: short vectors only
    indices := {i for i in 1:size(v, 1)};
    for i in 2:size(v, 1) loop
      key := indices[i];
      k := i - 1;
      while (if k < 1 then false else if ascending then v[indices[k]] > v[key] else v[indices[k]] < v[key]) loop
        indices[k + 1] := indices[k];
        k := k - 1;
      end while;
      indices[k + 1] := key;
    end for;
    sorted_v := {v[indices[i]] for i in 1:size(v, 1)};
  end sort;
end Vectors;
