within Modelica.Mechanics.MultiBody.Visualizers.Advanced;
model Surface "Surface given by a function of two parameters"
  extends Modelica.Mechanics.MultiBody.Icons.Surface;
  import Modelica.Mechanics.MultiBody.Frames;
  import Modelica.Mechanics.MultiBody.Types;
  input Frames.Orientation R = Frames.nullRotation() "Turns the world frame into the surface frame"
    annotation(Dialog(group = "Surface frame"));
  input SI.Position r_0[3] = {0, 0, 0} "Origin of the surface frame, seen from the world frame"
    annotation(Dialog(group = "Surface frame"));
  parameter Integer nu = 2 "Number of points along u" annotation(Dialog(group = "Surface properties"));
  parameter Integer nv = 2 "Number of points along v" annotation(Dialog(group = "Surface properties"));
  replaceable function surfaceCharacteristic = Modelica.Mechanics.MultiBody.Interfaces.partialSurfaceCharacteristic
    "Points of the surface"
    annotation(choicesAllMatching = true, Dialog(group = "Surface properties"));
  parameter Boolean wireframe = false "Show the edges only"
    annotation(choices(checkBox = true), Dialog(group = "Material properties"));
  parameter Boolean multiColoredSurface = false "Each point has a colour of its own"
    annotation(choices(checkBox = true), Dialog(group = "Material properties"));
  input Real color[3] = {255, 0, 0} "Red, green, blue, 0 to 255"
    annotation(Dialog(colorSelector = true, group = "Material properties", enable = not multiColoredSurface));
  input Types.SpecularCoefficient specularCoefficient = 0.7 "How much the surface shines, 0: dull"
    annotation(Dialog(group = "Material properties"));
  input Real transparency = 0 "0: opaque, 1: not to be seen" annotation(Dialog(group = "Material properties"));
protected
  SI.Position X[nu, nv] "x of the points, seen from the surface frame";
  SI.Position Y[nu, nv] "y of the points";
  SI.Position Z[nu, nv] "z of the points";
  Real C[if multiColoredSurface then nu else 0, if multiColoredSurface then nv else 0, 3]
    "Red, green, blue of the points, 0 to 255";
equation
  (X, Y, Z, C) = surfaceCharacteristic(nu, nv, multiColoredSurface);
  annotation(Documentation(info = "<html>
<p>The function <code>surfaceCharacteristic</code> gives nu times nv points <code>X</code>, <code>Y</code>,
<code>Z</code> [m] in the axes of the surface frame; neighbours along u and v are joined by facets. The surface frame
lies at <code>r_0</code> [m] and is turned by <code>R</code> against the world frame. Arguments of the function may
change with time, so a surface may wave. With <code>multiColoredSurface</code> the function gives each point a colour
<code>C</code> of its own, otherwise all have <code>color</code>.</p>
<p>A view reads the points from the results like any variables; nothing acts on the model.</p>
</html>"));
end Surface;
