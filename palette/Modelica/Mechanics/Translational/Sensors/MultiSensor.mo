within Modelica.Mechanics.Translational.Sensors;
model MultiSensor "Speed, force and power in a rod as signals"
  extends Translational.Interfaces.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput power(unit = "W") "Power from flange_a to flange_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-60, -110})));
  Modelica.Blocks.Interfaces.RealOutput f(unit = "N") "Force passed on to the part at flange_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
  Modelica.Blocks.Interfaces.RealOutput v(unit = "m/s") "Speed of the rod"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {60, -110})));
equation
  {v, f} = {der(flange_a.s), flange_a.f};
  power = f * v;
  flange_a.s = flange_b.s;
  annotation(Documentation(info = "<html>
<p>Sits in the rod and is rigid. <code>f</code> [N], <code>v</code> [m/s] and their product <code>power</code> [W],
positive from flange_a to flange_b.</p>
</html>"));
end MultiSensor;
