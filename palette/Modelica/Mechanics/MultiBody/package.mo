within Modelica.Mechanics;
package MultiBody "Rigid bodies that move in space, and what joins them"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  import Cv = Modelica.Units.Conversions;
  annotation(Documentation(info = "<html>
<p>Parts move in all three directions and turn about all three axes. They are joined at frames: coordinate systems
fixed in a body, with a position, an orientation, a cut force and a cut torque. Every model has one
<code>World</code>; it is the frame that rests, it knows the gravity, and it holds defaults of the look of all
parts.</p>
<p>A joint connects two frames and leaves some motions free; a body carries mass; a force element joins two frames by
a law of force. Loops of joints are allowed. Vectors are named by where they are resolved: <code>r_0</code> is seen
from the world frame, <code>r_a</code> from frame_a. A rotation matrix T of a frame turns a vector from world to
frame: <code>v_frame = T*v_0</code>.</p>
<p>A cut force or cut torque counts positive if it acts on the part at whose frame it is written, and it is resolved
in that frame. At every node all frames coincide and the forces and torques add up to zero.</p>
</html>"));
end MultiBody;
