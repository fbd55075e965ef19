within Modelica.Mechanics.MultiBody;
package Joints "Parts that leave some motions free"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>A joint lets frame_b move against frame_a in some directions and holds it in the others. Coordinates of a joint
count from frame_a to frame_b: an angle by the right-hand rule about the axis <code>n</code>, a distance along it. At
zero both frames coincide.</p>
<p>Joints have the coordinates as states by preference (<code>stateSelect</code>), since they suit a mechanism better
than the positions of its bodies. In a plane loop, one revolute joint has to be a
<code>RevolutePlanarLoopConstraint</code>, since the loop holds some directions twice.</p>
</html>"));
end Joints;
