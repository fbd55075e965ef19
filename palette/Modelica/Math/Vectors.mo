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

  function normalizeWithAssert "Vector of length one in the same direction; stops for a zero vector"
    extends Modelica.Icons.Function;
    input Real v[:] "Vector";
    output Real result[size(v, 1)] "Unit vector";
  algorithm
    assert(v * v > 0, "A zero vector has no direction");
    result := v / length(v);
    annotation(Inline = true);
  end normalizeWithAssert;

  function find "Place of the first element that equals a number"
    extends Modelica.Icons.Function;
    input Real e "Number";
    input Real v[:] "Vector";
    input Real eps(min = 0) = 0 "Tolerance";
    output Integer result "Place, or 0";
  algorithm
    result := 0;
    for k in size(v, 1):-1:1 loop
      if abs(e - v[k]) <= eps then
        result := k;
      end if;
    end for;
  end find;

  function interpolate "Value between given points, on straight lines"
    extends Modelica.Icons.Function;
    input Real x[:] "Abscissas, rising";
    input Real y[size(x, 1)] "Ordinates";
    input Real xi "Abscissa of the wanted value";
    input Integer iLast = 1 "Interval in which to begin to search";
    output Real yi "Wanted value; beyond the ends the last line goes on";
    output Integer iNew "Interval in which it was found";
  protected
    Integer last = size(x, 1) - 1 "Number of intervals";
  algorithm
    assert(last >= 0, "An interpolation needs at least one point");
    iNew := max(1, min(iLast, last));
    if last == 0 then
      yi := y[1];
    else
      while iNew < last and xi >= x[min(iNew + 1, last + 1)] loop
        iNew := iNew + 1;
      end while;
      while iNew > 1 and xi < x[iNew] loop
        iNew := iNew - 1;
      end while;
      assert(x[iNew] < x[iNew + 1], "The abscissas of an interpolation have to rise");
      yi := y[iNew] + (xi - x[iNew]) / (x[iNew + 1] - x[iNew]) * (y[iNew + 1] - y[iNew]);
    end if;
  end interpolate;

  function relNodePositions "Places of the ends and the middles of equal pieces, from 0 to 1"
    extends Modelica.Icons.Function;
    input Integer nNodes "Number of places, both ends included";
    output Real xsi[nNodes] "Places";
  algorithm
    for k in 1:nNodes loop
      xsi[k] := if k == 1 then 0 elseif k == nNodes then 1 else (2 * k - 3) / (2 * (nNodes - 2));
    end for;
  end relNodePositions;
end Vectors;
