within Modelica.Mechanics.MultiBody.Visualizers;
model FixedFrame "Axes of a frame"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean showLabels = true "Show the letters of the axes"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Distance length = 0.5 "Length of the axes"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Distance diameter = length / world.defaultFrameDiameterFraction "Thickness of the axes"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color color_x = Types.Defaults.FrameColor "Colour of the x axis"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.Color color_y = color_x "Colour of the y axis"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.Color color_z = color_x "Colour of the z axis"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  parameter Boolean animation2 = world.enableAnimation and animation "The axes are shown";
  parameter Boolean showLabels2 = world.enableAnimation and animation and showLabels "The letters are shown";
  SI.Length headLength = min(length, diameter * Types.Defaults.FrameHeadLengthFraction)
    "Length of the head of an axis";
  SI.Length headWidth = diameter * Types.Defaults.FrameHeadWidthFraction "Width of the head of an axis";
  SI.Length lineLength = max(0, length - headLength) "Length of the shaft of an axis";
  SI.Length lineWidth = diameter "Width of the shaft of an axis";
  SI.Length scaledLabel = Types.Defaults.FrameLabelHeightFraction * diameter "Height of the letters";
  SI.Length labelStart = 1.05 * length "Where the letters begin";
  Visualizers.Advanced.Shape x_arrowLine(
    shapeType = "cylinder", length = lineLength, width = lineWidth, height = lineWidth, lengthDirection = {1, 0, 0},
    widthDirection = {0, 1, 0}, color = color_x, specularCoefficient = specularCoefficient, r = frame_a.r_0, R =
    frame_a.R)
    if animation2 "Shaft of the x axis";
  Visualizers.Advanced.Shape x_arrowHead(
    shapeType = "cone", length = headLength, width = headWidth, height = headWidth, lengthDirection = {1, 0, 0},
    widthDirection = {0, 1, 0}, color = color_x, specularCoefficient = specularCoefficient, r = frame_a.r_0 +
    Frames.resolve1(frame_a.R, {lineLength, 0, 0}), R = frame_a.R)
    if animation2 "Head of the x axis";
  Visualizers.Internal.Lines x_label(
    lines = scaledLabel * {[0, 0; 1, 1], [0, 1; 1, 0]}, diameter = diameter, color = color_x, specularCoefficient =
    specularCoefficient, r_lines = {labelStart, 0, 0}, n_x = {1, 0, 0}, n_y = {0, 1, 0}, r = frame_a.r_0, R =
    frame_a.R)
    if showLabels2 "Letter of the x axis";
  Visualizers.Advanced.Shape y_arrowLine(
    shapeType = "cylinder", length = lineLength, width = lineWidth, height = lineWidth, lengthDirection = {0, 1, 0},
    widthDirection = {1, 0, 0}, color = color_y, specularCoefficient = specularCoefficient, r = frame_a.r_0, R =
    frame_a.R)
    if animation2 "Shaft of the y axis";
  Visualizers.Advanced.Shape y_arrowHead(
    shapeType = "cone", length = headLength, width = headWidth, height = headWidth, lengthDirection = {0, 1, 0},
    widthDirection = {1, 0, 0}, color = color_y, specularCoefficient = specularCoefficient, r = frame_a.r_0 +
    Frames.resolve1(frame_a.R, {0, lineLength, 0}), R = frame_a.R)
    if animation2 "Head of the y axis";
  Visualizers.Internal.Lines y_label(
    lines = scaledLabel * {[0, 0; 1, 1.5], [0, 1.5; 0.5, 0.75]}, diameter = diameter, color = color_y,
    specularCoefficient = specularCoefficient, r_lines = {0, labelStart, 0}, n_x = {0, 1, 0}, n_y = {-1, 0, 0}, r =
    frame_a.r_0, R = frame_a.R)
    if showLabels2 "Letter of the y axis";
  Visualizers.Advanced.Shape z_arrowLine(
    shapeType = "cylinder", length = lineLength, width = lineWidth, height = lineWidth, lengthDirection = {0, 0, 1},
    widthDirection = {0, 1, 0}, color = color_z, specularCoefficient = specularCoefficient, r = frame_a.r_0, R =
    frame_a.R)
    if animation2 "Shaft of the z axis";
  Visualizers.Advanced.Shape z_arrowHead(
    shapeType = "cone", length = headLength, width = headWidth, height = headWidth, lengthDirection = {0, 0, 1},
    widthDirection = {0, 1, 0}, color = color_z, specularCoefficient = specularCoefficient, r = frame_a.r_0 +
    Frames.resolve1(frame_a.R, {0, 0, lineLength}), R = frame_a.R)
    if animation2 "Head of the z axis";
  Visualizers.Internal.Lines z_label(
    lines = scaledLabel * {[0, 0; 1, 0], [0, 1; 1, 1], [0, 1; 1, 0]}, diameter = diameter, color = color_z,
    specularCoefficient = specularCoefficient, r_lines = {0, 0, labelStart}, n_x = {0, 0, 1}, n_y = {0, 1, 0}, r =
    frame_a.r_0, R = frame_a.R)
    if showLabels2 "Letter of the z axis";
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>Three arrows that show where a frame is and how it is turned.</p>
<h4>Equations</h4>
<p><code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The arrows point along the positive x, y and z axes of <code>frame_a</code>; their letters stand at the heads.</p>
<h4>Use</h4>
<p>Put it where you are not sure which way an axis points: at the frames of a joint, at a sensor. <code>length</code>
is an input. It has no influence on the motion.</p>
</html>"));
end FixedFrame;
