within Modelica.Blocks.Interfaces;
partial block SVcontrol "Base of a controller of one variable"
  extends Modelica.Blocks.Icons.Block;
  RealInput u_s "Set point" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  RealInput u_m "Measured value"
    annotation(Placement(transformation(extent = {{20, -20}, {-20, 20}}, rotation = 270, origin = {0, -120})));
  RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>Set point from the left, measured value from below, actuator signal to the right.</p>
</html>"));
end SVcontrol;
