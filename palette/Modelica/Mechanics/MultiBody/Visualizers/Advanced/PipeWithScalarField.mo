within Modelica.Mechanics.MultiBody.Visualizers.Advanced;
model PipeWithScalarField "Pipe whose colour shows a quantity along it"
  input Frames.Orientation R = Frames.nullRotation() "Turns the world frame into the surface frame"
    annotation(Dialog(group = "Surface frame"));
  input SI.Position r_0[3] = {0, 0, 0} "Origin of the surface frame, seen from the world frame"
    annotation(Dialog(group = "Surface frame"));
  parameter SI.Radius rOuter "Radius of the pipe" annotation(Dialog(group = "Surface properties"));
  parameter SI.Length length "Length of the pipe" annotation(Dialog(group = "Surface properties"));
  parameter Integer n_rOuter = 30 "Number of points around" annotation(Dialog(group = "Surface properties"));
  parameter Integer n_length = 10 "Number of points along" annotation(Dialog(group = "Surface properties"));
  parameter Types.SpecularCoefficient specularCoefficient = 0.7 "How much the surface shines, 0: dull"
    annotation(Dialog(group = "Surface properties"));
  parameter Real transparency = 0 "0: opaque, 1: not to be seen" annotation(Dialog(group = "Surface properties"));
  parameter Real xsi[:](each min = 0, each max = 1) = Modelica.Math.Vectors.relNodePositions(12)
    "Places at which the quantity is known, 0 to 1 along the pipe"
    annotation(Dialog(group = "Color coding"));
  input Real T[size(xsi, 1)] "The quantity at these places" annotation(Dialog(group = "Color coding"));
  parameter Real T_min "Value of the first colour" annotation(Dialog(group = "Color coding"));
  parameter Real T_max "Value of the last colour" annotation(Dialog(group = "Color coding"));
  parameter Integer n_colors = 64 "Number of colours" annotation(Dialog(group = "Color coding"));
  replaceable function colorMap = Modelica.Mechanics.MultiBody.Visualizers.Colors.ColorMaps.jet
    constrainedby Modelica.Mechanics.MultiBody.Interfaces.partialColorMap
    "Scale of colours"
    annotation(choicesAllMatching = true, Dialog(group = "Color coding"));
protected
  parameter Real colorMapData[n_colors, 3] = colorMap(n_colors) "Colours" annotation(HideResult = true);
  Surface surface(
    R = R, r_0 = r_0, nu = n_length, nv = n_rOuter, wireframe = false, multiColoredSurface = true,
    specularCoefficient = specularCoefficient, transparency = transparency,
    redeclare function surfaceCharacteristic = Advanced.SurfaceCharacteristics.pipeWithScalarField(
      rOuter = rOuter, length = length, xsi = xsi, T = T, T_min = T_min, T_max = T_max, colorMap = colorMapData))
    "The pipe";
  annotation(Documentation(info = "<html>
<p>The pipe begins at <code>r_0</code> and extends along x of the surface frame. <code>T</code> between
<code>T_min</code> and <code>T_max</code> picks the colour.</p>
</html>"));
end PipeWithScalarField;
