within Modelica.Mechanics.MultiBody.Visualizers;
package Colors "Scales of colours"
  extends Modelica.Icons.FunctionsPackage;

  function scalarToColor "Colour of a number on a scale"
    extends Modelica.Icons.Function;
    input Real T "Number" annotation(Dialog);
    input Real T_min "Number of the first colour" annotation(Dialog);
    input Real T_max "Number of the last colour" annotation(Dialog);
    input Real colorMap[:, 3] "Scale of colours" annotation(Dialog);
    output Real color[3] "Red, green, blue, 0 to 255";
  protected
    Real share = (max(T_min, min(T, T_max)) - T_min) / (T_max - T_min) "0 at T_min, 1 at T_max and beyond";
  algorithm
    color := colorMap[1 + integer((size(colorMap, 1) - 1) * share), :];
  end scalarToColor;
end Colors;
