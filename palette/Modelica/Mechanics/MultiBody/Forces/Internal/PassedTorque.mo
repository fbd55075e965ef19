within Modelica.Mechanics.MultiBody.Forces.Internal;
model PassedTorque "Passes a torque on to a frame"
  input SI.Torque t[3] "Torque at the frame, seen from the frame";
  Interfaces.Frame_a frame_a "Frame"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
equation
  {frame_a.f, frame_a.t} = {zeros(3), t};
  annotation(Documentation(info = "<html>
<p>The torque <code>t</code> at the frame, and no force. The parts that carry a one-dimensional drive train on a body
use it.</p>
</html>"));
end PassedTorque;
