within Modelica.Mechanics.MultiBody.Joints;
package Assemblies "Chains of joints and rods that are solved by formulas"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Three joints and two rods in one part: S is a ball joint, U a universal joint, R a hinge, P a slide. The letters
follow the chain from frame_a to frame_b. Put in place of three joints and two rods of a loop, the geometry of the
loop is solved by a quadratic equation, and no system of nonlinear equations is left.</p>
<p>Rod 1 begins at frame_a, rod 2 ends at the last joint, which is held by frame_b; both meet at frame_im. Bodies are
fixed to rod 1 at frame_ia and to rod 2 at frame_ib or frame_im. The last joint may be driven at
<code>axis</code>.</p>
</html>"));
end Assemblies;
