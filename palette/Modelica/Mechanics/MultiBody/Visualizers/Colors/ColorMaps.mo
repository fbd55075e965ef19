within Modelica.Mechanics.MultiBody.Visualizers.Colors;
package ColorMaps "Functions that make scales of colours"
  extends Modelica.Icons.FunctionsPackage;

  function jet "Dark blue, blue, cyan, yellow, red, dark red"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialColorMap;
  protected
    Integer quarter = integer(ceil(n_colors / 4)) "Number of colours from one corner of the scale to the next";
    Integer first = integer(ceil(quarter / 2)) "Number of colours from dark blue to blue";
    Real x "Place on the scale; blue is at 1, cyan at 2, yellow at 3, red at 4";
  algorithm
    for i in 1:n_colors loop
      x := 1 + (i - first) / quarter;
      colorMap[i, :] := 255 * {
        max(0, min(1, min(x - 2, 5 - x))), max(0, min(1, min(x - 1, 4 - x))), max(0, min(1, min(x, 3 - x)))};
    end for;
  end jet;

  function hot "Black, red, yellow, white"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialColorMap;
  protected
    Integer third = integer(ceil(n_colors / 3)) "Number of colours from one corner of the scale to the next";
    Real x "Place on the scale; red is at 1, yellow at 2, white at 3";
  algorithm
    for i in 1:n_colors loop
      x := i / third;
      colorMap[i, :] := 255 * {min(1, x), max(0, min(1, x - 1)), max(0, x - 2)};
    end for;
  end hot;

  function gray "Black to white"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialColorMap;
  protected
    Real x "0 at the first colour, 1 at the last one";
  algorithm
    for i in 1:n_colors loop
      x := if n_colors > 1 then (i - 1) / (n_colors - 1) else 0;
      colorMap[i, :] := 255 * {x, x, x};
    end for;
  end gray;

  function spring "Magenta to yellow"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialColorMap;
  protected
    Real x "0 at the first colour, 1 at the last one";
  algorithm
    for i in 1:n_colors loop
      x := if n_colors > 1 then (i - 1) / (n_colors - 1) else 0;
      colorMap[i, :] := 255 * {1, x, 1 - x};
    end for;
  end spring;

  function summer "Green to yellow"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialColorMap;
  protected
    Real x "0 at the first colour, 1 at the last one";
  algorithm
    for i in 1:n_colors loop
      x := if n_colors > 1 then (i - 1) / (n_colors - 1) else 0;
      colorMap[i, :] := 255 * {x, 0.5 + 0.5 * x, 0.4};
    end for;
  end summer;

  function autumn "Red to yellow"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialColorMap;
  protected
    Real x "0 at the first colour, 1 at the last one";
  algorithm
    for i in 1:n_colors loop
      x := if n_colors > 1 then (i - 1) / (n_colors - 1) else 0;
      colorMap[i, :] := 255 * {1, x, 0};
    end for;
  end autumn;

  function winter "Blue to green"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialColorMap;
  protected
    Real x "0 at the first colour, 1 at the last one";
  algorithm
    for i in 1:n_colors loop
      x := if n_colors > 1 then (i - 1) / (n_colors - 1) else 0;
      colorMap[i, :] := 255 * {0, x, 1 - 0.5 * x};
    end for;
  end winter;
end ColorMaps;
