within Modelica.Blocks.Math;
block Feedback "Difference of a command and a measurement"
  Interfaces.RealInput u1 "Command" annotation(Placement(transformation(extent = {{-100, -20}, {-60, 20}})));
  Interfaces.RealInput u2 "Measurement"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -80})));
  Interfaces.RealOutput y "Difference" annotation(Placement(transformation(extent = {{80, -10}, {100, 10}})));
equation
  y = u1 - u2;
  annotation(Documentation(info = "<html>
<p><code>y = u1 - u2</code>.</p>
</html>"));
end Feedback;
