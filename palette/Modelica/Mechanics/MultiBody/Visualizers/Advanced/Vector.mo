within Modelica.Mechanics.MultiBody.Visualizers.Advanced;
model Vector "Arrow for a physical vector; scaled by what it stands for"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Mechanics.MultiBody.Frames;
  input Frames.Orientation R = Frames.nullRotation() "Turns the world frame into the object frame" annotation(Dialog);
  input SI.Position r[3] = {0, 0, 0} "Origin of the object frame and of the arrow, seen from the world frame"
    annotation(Dialog);
  input Real coordinates[3] = {0, 0, 0} "The vector, seen from the object frame" annotation(Dialog);
  input Types.Color color = Types.Defaults.ArrowColor "Colour of the arrow" annotation(Dialog(colorSelector = true));
  input Types.SpecularCoefficient specularCoefficient = 0.7 "How much the surface shines, 0: dull" annotation(Dialog);
  parameter Types.VectorQuantity quantity = Types.VectorQuantity.Force "What the vector stands for; sets the scale";
  input Boolean headAtOrigin = false "The arrow ends at r; otherwise it begins there" annotation(Dialog);
  input Boolean twoHeadedArrow = false "Two heads, as for torques" annotation(Dialog);
  annotation(Documentation(info = "<html>
<p>The arrow points along <code>coordinates</code>. A view chooses the length per newton, per metre per second and so
on, one scale for each <code>quantity</code>; a relative position is shown in its true length.</p>
</html>"));
end Vector;
