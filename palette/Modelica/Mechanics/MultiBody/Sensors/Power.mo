within Modelica.Mechanics.MultiBody.Sensors;
model Power "Power from frame_a to frame_b as a signal"
  extends Modelica.Icons.RoundSensor;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  Modelica.Blocks.Interfaces.RealOutput power(quantity = "Power", unit = "W") "Power that enters at frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
equation
  // Nothing happens to what goes through.
  {frame_b.f, frame_b.t} = -{frame_a.f, frame_a.t};
  frame_b.R = frame_a.R;
  frame_b.r_0 = frame_a.r_0;
  Connections.branch(frame_a.R, frame_b.R);
  power = Frames.Internal.cutPower(frame_a.R, der(frame_a.r_0), frame_a.f, frame_a.t);
  annotation(Documentation(info = "<html>
<p>The power that flows from one frame to the other, as a signal; itself rigid.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0, frame_b.R = frame_a.R, forces and torques passed on unchanged</code><br>
<code>power = frame_a.f*v + frame_a.t*w, v and w velocity and angular velocity of frame_a</code></p>
<h4>Signs</h4>
<p>Positive while energy flows from <code>frame_a</code> to <code>frame_b</code>, that is while what is connected to
<code>frame_a</code> drives what is connected to <code>frame_b</code>.</p>
<h4>Use</h4>
<p>Cut a connection and put the sensor in between. Across a resting frame no power flows, whatever the forces.
Integrated it is the work; behind an ideal joint it shows at once which side drives.</p>
</html>"));
end Power;
