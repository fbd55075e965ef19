within Modelica.Blocks.Interfaces;
partial block MVcontrol "Base of a controller of several variables"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer nu_s = 1 "Number of set points";
  parameter Integer nu_m = 1 "Number of measured values";
  parameter Integer ny = 1 "Number of outputs";
  RealInput u_s[nu_s] "Set points" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  RealInput u_m[nu_m] "Measured values"
    annotation(Placement(transformation(extent = {{20, -20}, {-20, 20}}, rotation = 270, origin = {0, -120})));
  RealOutput y[ny] "Outputs" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>Set points from the left, measured values from below.</p>
</html>"));
end MVcontrol;
