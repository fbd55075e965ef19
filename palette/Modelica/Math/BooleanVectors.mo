within Modelica.Math;
package BooleanVectors "Functions of Boolean vectors"
  extends Modelica.Icons.Package;

  function allTrue "Every element is true, and there is one"
    extends Modelica.Icons.Function;
    input Boolean b[:] "Vector";
    output Boolean result "None is false; false for an empty vector";
  algorithm
    result := size(b, 1) > 0;
    for i in 1:size(b, 1) loop
      result := result and b[i];
    end for;
  end allTrue;

  function andTrue "No element is false"
    extends Modelica.Icons.Function;
    input Boolean b[:] "Vector";
    output Boolean result "None is false; true for an empty vector";
  algorithm
    result := true;
    for i in 1:size(b, 1) loop
      result := result and b[i];
    end for;
  end andTrue;

  function anyTrue "At least one element is true"
    extends Modelica.Icons.Function;
    input Boolean b[:] "Vector";
    output Boolean result "One or more are true";
  algorithm
    result := false;
    for i in 1:size(b, 1) loop
      result := result or b[i];
    end for;
  end anyTrue;

  function countTrue "Number of true elements"
    extends Modelica.Icons.Function;
    input Boolean b[:] "Vector";
    output Integer n "Number of true elements";
  algorithm
    n := sum(if b[i] then 1 else 0 for i in 1:size(b, 1));
    annotation(Inline = true);
  end countTrue;

  function oneTrue "Exactly one element is true"
    extends Modelica.Icons.Function;
    input Boolean b[:] "Vector";
    output Boolean result "One is true, all others are false";
  algorithm
    result := countTrue(b) == 1;
  end oneTrue;

  function firstTrueIndex "Place of the first true element"
    extends Modelica.Icons.Function;
    input Boolean b[:] "Vector";
    output Integer index "Place, or 0 if none is true";
  algorithm
    index := 0;
    for i in 1:size(b, 1) loop
      if index == 0 and b[i] then
        index := i;
      end if;
    end for;
  end firstTrueIndex;

  function index "Places of all true elements"
    extends Modelica.Icons.Function;
    input Boolean b[:] "Vector";
    output Integer indices[countTrue(b)] "Places in rising order";
  protected
    Integer n = 0 "Number of places found";
  algorithm
    for i in 1:size(b, 1) loop
      if b[i] then
        n := n + 1;
        indices[n] := i;
      end if;
    end for;
  end index;

  function enumerate "Numbers the true elements"
    extends Modelica.Icons.Function;
    input Boolean b[:] "Vector";
    output Integer enumerated[size(b, 1)] "1, 2, … at the true elements, 0 at the others";
  protected
    Integer n = 0 "Number of true elements so far";
  algorithm
    for i in 1:size(b, 1) loop
      if b[i] then
        n := n + 1;
        enumerated[i] := n;
      else
        enumerated[i] := 0;
      end if;
    end for;
  end enumerate;
end BooleanVectors;
