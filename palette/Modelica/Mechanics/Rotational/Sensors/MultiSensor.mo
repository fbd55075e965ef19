within Modelica.Mechanics.Rotational.Sensors;
model MultiSensor "Speed, torque and power in a shaft as signals"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput power(unit = "W") "Power from flange_a to flange_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-60, -110})));
  Modelica.Blocks.Interfaces.RealOutput w(unit = "rad/s") "Speed of the shaft"
    annotation(Placement(transformation(extent = {{-10, 10}, {10, -10}}, rotation = 270, origin = {60, -110})));
  Modelica.Blocks.Interfaces.RealOutput tau(unit = "N.m") "Torque passed on to the part at flange_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
equation
  {w, tau} = {der(flange_a.phi), flange_a.tau};
  power = tau * w;
  flange_a.phi = flange_b.phi;
  annotation(Documentation(info = "<html>
<p>Sits in the shaft and is rigid. <code>tau</code> [N.m], <code>w</code> [rad/s] and their product <code>power</code>
[W], positive from flange_a to flange_b.</p>
</html>"));
end MultiSensor;
