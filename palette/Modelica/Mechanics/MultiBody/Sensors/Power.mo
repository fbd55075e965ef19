within Modelica.Mechanics.MultiBody.Sensors;
model Power "Power from frame_a to frame_b as a signal"
  extends Modelica.Icons.RoundSensor;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  Modelica.Blocks.Interfaces.RealOutput power(quantity = "Power", unit = "W") "Power that enters at frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
equation
  Connections.branch(frame_a.R, frame_b.R);
  frame_a.r_0 = frame_b.r_0;
  frame_a.R = frame_b.R;
  zeros(3) = frame_a.f + frame_b.f;
  zeros(3) = frame_a.t + frame_b.t;
  power = frame_a.f * Frames.resolve2(frame_a.R, der(frame_a.r_0)) + frame_a.t * Frames.angularVelocity2(frame_a.R);
  annotation(Documentation(info = "<html>
<p>Sits between two frames and is rigid. <code>power</code> [W] is what force and torque do at the moving frame;
positive if energy flows from frame_a to frame_b.</p>
</html>"));
end Power;
