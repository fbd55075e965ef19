within Modelica.Blocks.Math;
block RectangularToPolar "Coordinates to length and angle"
  extends Modelica.Blocks.Icons.Block;
  Modelica.Blocks.Interfaces.RealInput u_re "Abscissa"
    annotation(Placement(transformation(extent = {{-140, 40}, {-100, 80}})));
  Modelica.Blocks.Interfaces.RealInput u_im "Ordinate"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  Modelica.Blocks.Interfaces.RealOutput y_abs "Length"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  Modelica.Blocks.Interfaces.RealOutput y_arg(unit = "rad") "Angle"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
equation
  y_arg = atan2(u_im, u_re);
  y_abs = sqrt(u_re ^ 2 + u_im ^ 2);
  annotation(Documentation(info = "<html>
<p>Angle in [rad].</p>
</html>"));
end RectangularToPolar;
