within Modelica.Mechanics.MultiBody.Interfaces;
partial function partialColorMap "Interface of a scale of colours"
  extends Modelica.Icons.Function;
  input Integer n_colors = 64 "Number of colours";
  output Real colorMap[n_colors, 3] "Rows: red, green, blue, 0 to 255";
end partialColorMap;
