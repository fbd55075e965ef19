within Modelica.Blocks.Math;
block InverseBlockConstraints "Makes a block run backwards: equates two inputs and two outputs"
  Modelica.Blocks.Interfaces.RealInput u1 "First input"
    annotation(Placement(transformation(extent = {{-120, -10}, {-100, 10}})));
  Modelica.Blocks.Interfaces.RealInput u2 "Second input"
    annotation(Placement(transformation(extent = {{-70, -10}, {-90, 10}})));
  Modelica.Blocks.Interfaces.RealOutput y1 "First output"
    annotation(Placement(transformation(extent = {{100, -5}, {110, 5}})));
  Modelica.Blocks.Interfaces.RealOutput y2 "Second output"
    annotation(Placement(transformation(extent = {{90, -5}, {80, 5}})));
equation
  u1 = u2;
  y1 = y2;
  annotation(Documentation(info = "<html>
<p>Put a block between the inner connectors: its output is given from the left, and its input comes out on the
right.</p>
</html>"));
end InverseBlockConstraints;
