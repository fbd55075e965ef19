within Modelica.Blocks.Math;
block PolarToRectangular "Length and angle to coordinates"
  extends Modelica.Blocks.Icons.Block;
  Modelica.Blocks.Interfaces.RealInput u_abs "Length"
    annotation(Placement(transformation(extent = {{-140, 40}, {-100, 80}})));
  Modelica.Blocks.Interfaces.RealInput u_arg(unit = "rad") "Angle"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  Modelica.Blocks.Interfaces.RealOutput y_re "Abscissa"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  Modelica.Blocks.Interfaces.RealOutput y_im "Ordinate"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
equation
  {y_re, y_im} = u_abs * {cos(u_arg), sin(u_arg)};
  annotation(Documentation(info = "<html>
<p>Angle in [rad].</p>
</html>"));
end PolarToRectangular;
