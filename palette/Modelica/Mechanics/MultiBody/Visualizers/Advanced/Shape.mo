within Modelica.Mechanics.MultiBody.Visualizers.Advanced;
model Shape "Elementary shape; all measures may change with time"
  import Modelica.Mechanics.MultiBody.Frames;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Types.ShapeType shapeType = "box" "Shape to show, or the address of a file with one";
  input Frames.Orientation R = Frames.nullRotation() "Turns the world frame into the object frame" annotation(Dialog);
  input SI.Position r[3] = {0, 0, 0} "Origin of the object frame, seen from the world frame" annotation(Dialog);
  input SI.Position r_shape[3] = {0, 0, 0} "From there to the origin of the shape, seen from the object frame"
    annotation(Dialog);
  input Real lengthDirection[3](each final unit = "1") = {1, 0, 0}
    "Direction of the length, seen from the object frame"
    annotation(Dialog);
  input Real widthDirection[3](each final unit = "1") = {0, 1, 0} "Direction of the width, seen from the object frame"
    annotation(Dialog);
  input SI.Length length = 0 "Length" annotation(Dialog);
  input SI.Length width = 0 "Width" annotation(Dialog);
  input SI.Length height = 0 "Height" annotation(Dialog);
  input Types.ShapeExtra extra = 0.0 "Further measure of some shapes" annotation(Dialog);
  input Real color[3] = {255, 0, 0} "Red, green, blue, 0 to 255" annotation(Dialog(colorSelector = true));
  input Types.SpecularCoefficient specularCoefficient = 0.7 "How much the surface shines, 0: dull" annotation(Dialog);
  annotation(Documentation(info = "<html>
<p>The shape begins at <code>r_shape</code> and extends by <code>length</code> along <code>lengthDirection</code>, by
half of <code>width</code> to both sides along <code>widthDirection</code>, and by half of <code>height</code> to both
sides along the direction at right angles to both. A width direction that is parallel to the length is replaced by
another one.</p>
<table><tr><th>shapeType</th><th>meaning of extra</th></tr> <tr><td>box, sphere, beam</td><td>none; the ends of a beam
are half circles</td></tr> <tr><td>cylinder</td><td>above zero: a line along the surface, which shows that it
turns</td></tr> <tr><td>pipecylinder, pipe</td><td>inner over outer diameter: 0 solid, near 1 thin wall</td></tr>
<tr><td>cone</td><td>diameter at the far end over that at the near one: 0 pointed, 1 cylinder</td></tr>
<tr><td>gearwheel</td><td>number of teeth; negative: teeth inside</td></tr> <tr><td>spring</td><td>number of coils;
<code>height</code> is twice the thickness of the wire</td></tr> </table>
<p>Another text is the address of a file with a shape: <code>file:///...</code> or <code>modelica://...</code>.
Measures in [m].</p>
</html>"));
end Shape;
