within Modelica.Mechanics.MultiBody.Visualizers.Advanced;
model DoubleArrow "Arrow with two heads, as for torques"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Mechanics.MultiBody.Frames;
  input Frames.Orientation R = Frames.nullRotation() "Turns the world frame into the arrow frame" annotation(Dialog);
  input SI.Position r[3] = {0, 0, 0} "Origin of the arrow frame, seen from the world frame" annotation(Dialog);
  input SI.Position r_tail[3] = {0, 0, 0} "From there to the tail, seen from the arrow frame" annotation(Dialog);
  input Real r_head[3] = {0, 0, 0} "From the tail to the head, seen from the arrow frame" annotation(Dialog);
  input Types.Color color = Types.Defaults.ArrowColor "Colour of the arrow" annotation(Dialog(colorSelector = true));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog);
  parameter Types.VectorQuantity quantity = Types.VectorQuantity.Torque "What the arrow stands for; sets the scale"
    annotation(Dialog);
  input Boolean headAtOrigin = true "The head is at r_tail; otherwise the tail" annotation(Dialog);
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  SI.Position rvisobj[3] = r + Frames.TransformationMatrices.resolve1(R.T, r_tail)
    "Where the arrow begins, seen from the world frame";
  Visualizers.Advanced.Vector arrowLine(
    coordinates = r_head, color = color, specularCoefficient = specularCoefficient, r = rvisobj, R = R,
    quantity = quantity, headAtOrigin = headAtOrigin, twoHeadedArrow = true) if world.enableAnimation "The arrow";
  annotation(Documentation(info = "<html>
<p>From <code>r_tail</code> by <code>r_head</code>, both in the axes of the arrow frame.</p>
</html>"));
end DoubleArrow;
