within Modelica.Mechanics.MultiBody;
model World "Frame at rest, gravity, defaults of the look of all parts"
  import Modelica.Mechanics.MultiBody.Types.GravityTypes;
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Constants.pi;
  Interfaces.Frame_b frame_b "World frame" annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean enableAnimation = true "Show the parts in space";
  parameter Boolean animateWorld = true "Show the axes of the world frame"
    annotation(Dialog(enable = enableAnimation));
  parameter Boolean animateGravity = true "Show gravity as an arrow, or as a sphere where it points to a centre"
    annotation(Dialog(enable = enableAnimation));
  parameter Boolean animateGround = false "Show the ground as a plane"
    annotation(Dialog(enable = enableAnimation));
  parameter Types.AxisLabel label1 = "x" "Letter of the horizontal axis in the icon";
  parameter Types.AxisLabel label2 = "y" "Letter of the vertical axis in the icon";
  parameter Types.GravityTypes gravityType = GravityTypes.UniformGravity "Kind of gravity"
    annotation(Evaluate = true);
  parameter SI.Acceleration g = Modelica.Constants.g_n "Acceleration of free fall"
    annotation(Dialog(enable = gravityType == GravityTypes.UniformGravity));
  parameter Types.Axis n = {0, -1, 0} "Direction of free fall, seen from the world frame"
    annotation(Evaluate = true, Dialog(enable = gravityType == GravityTypes.UniformGravity));
  parameter Real mu(unit = "m3/s2", min = 0) = 3.986004418e14
    "Gravitational constant times mass of the centre; default: Earth"
    annotation(Dialog(enable = gravityType == GravityTypes.PointGravity));
  parameter Boolean driveTrainMechanics3D = true
    "Rotor1D, Mounting1D and BevelGear1D act on the frame on which they are mounted";
  parameter SI.Distance axisLength = nominalLength / 2 "Length of the axes shown"
    annotation(Dialog(tab = "Animation",
      group = "if animateWorld = true",
      enable = enableAnimation and animateWorld));
  parameter SI.Distance axisDiameter = axisLength / defaultFrameDiameterFraction "Thickness of the axes shown"
    annotation(Dialog(tab = "Animation",
      group = "if animateWorld = true",
      enable = enableAnimation and animateWorld));
  parameter Boolean axisShowLabels = true "Show the letters of the axes"
    annotation(Dialog(tab = "Animation",
      group = "if animateWorld = true",
      enable = enableAnimation and animateWorld));
  input Types.Color axisColor_x = Types.Defaults.FrameColor "Colour of the x axis"
    annotation(Dialog(colorSelector = true, tab = "Animation",
      group = "if animateWorld = true",
      enable = enableAnimation and animateWorld));
  input Types.Color axisColor_y = axisColor_x "Colour of the y axis"
    annotation(Dialog(colorSelector = true, tab = "Animation",
      group = "if animateWorld = true",
      enable = enableAnimation and animateWorld));
  input Types.Color axisColor_z = axisColor_x "Colour of the z axis"
    annotation(Dialog(colorSelector = true, tab = "Animation",
      group = "if animateWorld = true",
      enable = enableAnimation and animateWorld));
  parameter SI.Position gravityArrowTail[3] = {0, 0, 0} "Where the gravity arrow begins, seen from the world frame"
    annotation(Dialog(tab = "Animation",
      group = "if animateGravity = true and gravityType = UniformGravity",
      enable = enableAnimation and animateGravity and gravityType == GravityTypes.UniformGravity));
  parameter SI.Length gravityArrowLength = axisLength / 2 "Length of the gravity arrow"
    annotation(Dialog(tab = "Animation",
      group = "if animateGravity = true and gravityType = UniformGravity",
      enable = enableAnimation and animateGravity and gravityType == GravityTypes.UniformGravity));
  parameter SI.Diameter gravityArrowDiameter = gravityArrowLength / defaultWidthFraction
    "Thickness of the gravity arrow"
    annotation(Dialog(tab = "Animation",
      group = "if animateGravity = true and gravityType = UniformGravity",
      enable = enableAnimation and animateGravity and gravityType == GravityTypes.UniformGravity));
  input Types.Color gravityArrowColor = {0, 230, 0} "Colour of the gravity arrow"
    annotation(Dialog(colorSelector = true, tab = "Animation",
      group = "if animateGravity = true and gravityType = UniformGravity",
      enable = enableAnimation and animateGravity and gravityType == GravityTypes.UniformGravity));
  parameter SI.Diameter gravitySphereDiameter = 12742000 "Diameter of the sphere at the centre; default: Earth"
    annotation(Dialog(tab = "Animation",
      group = "if animateGravity = true and gravityType = PointGravity",
      enable = enableAnimation and animateGravity and gravityType == GravityTypes.PointGravity));
  input Types.Color gravitySphereColor = {0, 230, 0} "Colour of the sphere"
    annotation(Dialog(colorSelector = true, tab = "Animation",
      group = "if animateGravity = true and gravityType = PointGravity",
      enable = enableAnimation and animateGravity and gravityType == GravityTypes.PointGravity));
  parameter Types.Axis groundAxis_u = if abs(n[1]) >= 0.99 then {0, 1, 0} else {1, 0, 0}
    "Direction of one edge of the ground"
    annotation(Dialog(tab = "Animation",
      group = "if animateGround = true and gravityType = UniformGravity",
      enable = enableAnimation and animateGround and gravityType == GravityTypes.UniformGravity));
  parameter SI.Length groundLength_u = 2 "Length of the ground along groundAxis_u"
    annotation(Dialog(tab = "Animation",
      group = "if animateGround = true and gravityType = UniformGravity",
      enable = enableAnimation and animateGround and gravityType == GravityTypes.UniformGravity));
  parameter SI.Length groundLength_v = groundLength_u "Length of the ground at right angles to it"
    annotation(Dialog(tab = "Animation",
      group = "if animateGround = true and gravityType = UniformGravity",
      enable = enableAnimation and animateGround and gravityType == GravityTypes.UniformGravity));
  input Types.Color groundColor = {200, 200, 200} "Colour of the ground"
    annotation(Dialog(colorSelector = true, tab = "Animation",
      group = "if animateGround = true and gravityType = UniformGravity",
      enable = enableAnimation and animateGround and gravityType == GravityTypes.UniformGravity));
  parameter SI.Length nominalLength = 1 "Typical length of the system, from which the other defaults follow"
    annotation(Dialog(tab = "Defaults"));
  parameter SI.Length defaultAxisLength = nominalLength / 5 "Length of the axes of a frame"
    annotation(Dialog(tab = "Defaults"));
  parameter SI.Length defaultJointLength = nominalLength / 10 "Length of a joint"
    annotation(Dialog(tab = "Defaults"));
  parameter SI.Length defaultJointWidth = nominalLength / 20 "Width of a joint"
    annotation(Dialog(tab = "Defaults"));
  parameter SI.Length defaultForceLength = nominalLength / 10 "Length of a force element"
    annotation(Dialog(tab = "Defaults"));
  parameter SI.Length defaultForceWidth = nominalLength / 20 "Width of a force element"
    annotation(Dialog(tab = "Defaults"));
  parameter SI.Length defaultBodyDiameter = nominalLength / 9 "Diameter of the sphere of a body"
    annotation(Dialog(tab = "Defaults"));
  parameter Real defaultWidthFraction = 20 "Length over width of rods and the like"
    annotation(Dialog(tab = "Defaults"));
  parameter SI.Length defaultArrowDiameter = nominalLength / 40 "Thickness of arrows"
    annotation(Dialog(tab = "Defaults"));
  parameter Real defaultFrameDiameterFraction = 40 "Length over thickness of the axes of a frame"
    annotation(Dialog(tab = "Defaults"));
  parameter Real defaultSpecularCoefficient(min = 0) = 0.7 "How much surfaces shine"
    annotation(Dialog(tab = "Defaults"));
  parameter Real defaultN_to_m(unit = "N/m", min = 0) = 1000 "Force that is shown as an arrow of one metre"
    annotation(Dialog(tab = "Defaults"));
  parameter Real defaultNm_to_m(unit = "N.m/m", min = 0) = 1000 "Torque that is shown as an arrow of one metre"
    annotation(Dialog(tab = "Defaults"));
  replaceable function gravityAcceleration = Modelica.Mechanics.MultiBody.Forces.Internal.standardGravityAcceleration(
      gravityType = gravityType, g = g * Modelica.Math.Vectors.normalizeWithAssert(n), mu = mu)
    constrainedby Modelica.Mechanics.MultiBody.Interfaces.partialGravityAcceleration
    "Acceleration of free fall at a place"
    annotation(choicesAllMatching = true, Dialog(enable = gravityType == GravityTypes.NoGravity));
protected
  parameter SI.Length headLength = min(axisLength, axisDiameter * Types.Defaults.FrameHeadLengthFraction)
    "Length of the head of an axis";
  parameter SI.Length headWidth = axisDiameter * Types.Defaults.FrameHeadWidthFraction "Width of the head of an axis";
  parameter SI.Length lineLength = max(0, axisLength - headLength) "Length of the shaft of an axis";
  parameter SI.Length lineWidth = axisDiameter "Width of the shaft of an axis";
  parameter SI.Length scaledLabel = Types.Defaults.FrameLabelHeightFraction * axisDiameter "Height of the letters";
  parameter SI.Length labelStart = 1.05 * axisLength "Where the letters begin";
  Visualizers.Advanced.Shape x_arrowLine(
    shapeType = "cylinder", length = lineLength, width = lineWidth, height = lineWidth, lengthDirection = {1, 0, 0},
    widthDirection = {0, 1, 0}, color = axisColor_x, specularCoefficient = 0)
    if enableAnimation and animateWorld "Shaft of the x axis";
  Visualizers.Advanced.Shape x_arrowHead(
    shapeType = "cone", length = headLength, width = headWidth, height = headWidth, lengthDirection = {1, 0, 0},
    widthDirection = {0, 1, 0}, color = axisColor_x, r = {lineLength, 0, 0}, specularCoefficient = 0)
    if enableAnimation and animateWorld "Head of the x axis";
  Visualizers.Internal.Lines x_label(
    lines = scaledLabel * {[0, 0; 1, 1], [0, 1; 1, 0]}, diameter = axisDiameter, color = axisColor_x, r_lines =
    {labelStart, 0, 0}, n_x = {1, 0, 0}, n_y = {0, 1, 0}, specularCoefficient = 0)
    if enableAnimation and animateWorld and axisShowLabels "Letter of the x axis";
  Visualizers.Advanced.Shape y_arrowLine(
    shapeType = "cylinder", length = lineLength, width = lineWidth, height = lineWidth, lengthDirection = {0, 1, 0},
    widthDirection = {1, 0, 0}, color = axisColor_y, specularCoefficient = 0)
    if enableAnimation and animateWorld "Shaft of the y axis";
  Visualizers.Advanced.Shape y_arrowHead(
    shapeType = "cone", length = headLength, width = headWidth, height = headWidth, lengthDirection = {0, 1, 0},
    widthDirection = {1, 0, 0}, color = axisColor_y, r = {0, lineLength, 0}, specularCoefficient = 0)
    if enableAnimation and animateWorld "Head of the y axis";
  Visualizers.Internal.Lines y_label(
    lines = scaledLabel * {[0, 0; 1, 1.5], [0, 1.5; 0.5, 0.75]}, diameter = axisDiameter, color = axisColor_y,
    r_lines = {0, labelStart, 0}, n_x = {0, 1, 0}, n_y = {-1, 0, 0}, specularCoefficient = 0)
    if enableAnimation and animateWorld and axisShowLabels "Letter of the y axis";
  Visualizers.Advanced.Shape z_arrowLine(
    shapeType = "cylinder", length = lineLength, width = lineWidth, height = lineWidth, lengthDirection = {0, 0, 1},
    widthDirection = {0, 1, 0}, color = axisColor_z, specularCoefficient = 0)
    if enableAnimation and animateWorld "Shaft of the z axis";
  Visualizers.Advanced.Shape z_arrowHead(
    shapeType = "cone", length = headLength, width = headWidth, height = headWidth, lengthDirection = {0, 0, 1},
    widthDirection = {0, 1, 0}, color = axisColor_z, r = {0, 0, lineLength}, specularCoefficient = 0)
    if enableAnimation and animateWorld "Head of the z axis";
  Visualizers.Internal.Lines z_label(
    lines = scaledLabel * {[0, 0; 1, 0], [0, 1; 1, 1], [0, 1; 1, 0]}, diameter = axisDiameter, color = axisColor_z,
    r_lines = {0, 0, labelStart}, n_x = {0, 0, 1}, n_y = {0, 1, 0}, specularCoefficient = 0)
    if enableAnimation and animateWorld and axisShowLabels "Letter of the z axis";
  parameter SI.Length gravityHeadLength =
    min(gravityArrowLength, gravityArrowDiameter * Types.Defaults.ArrowHeadLengthFraction)
    "Length of the head of the gravity arrow";
  parameter SI.Length gravityHeadWidth = gravityArrowDiameter * Types.Defaults.ArrowHeadWidthFraction
    "Width of the head of the gravity arrow";
  parameter SI.Length gravityLineLength = max(0, gravityArrowLength - gravityHeadLength)
    "Length of the shaft of the gravity arrow";
  Visualizers.Advanced.Shape gravityArrowLine(
    shapeType = "cylinder", length = gravityLineLength, width = gravityArrowDiameter, height = gravityArrowDiameter,
    lengthDirection = n, widthDirection = {0, 1, 0}, color = gravityArrowColor, r_shape = gravityArrowTail,
    specularCoefficient = 0)
    if enableAnimation and animateGravity and gravityType == GravityTypes.UniformGravity "Shaft of the gravity arrow";
  Visualizers.Advanced.Shape gravityArrowHead(
    shapeType = "cone", length = gravityHeadLength, width = gravityHeadWidth, height = gravityHeadWidth,
    lengthDirection = n, widthDirection = {0, 1, 0}, color = gravityArrowColor, r_shape = gravityArrowTail +
    Modelica.Math.Vectors.normalize(n) * gravityLineLength, specularCoefficient = 0)
    if enableAnimation and animateGravity and gravityType == GravityTypes.UniformGravity "Head of the gravity arrow";
  Visualizers.Advanced.Shape gravitySphere(
    shapeType = "sphere", r_shape = {-gravitySphereDiameter / 2, 0, 0}, lengthDirection = {1, 0, 0}, length =
    gravitySphereDiameter, width = gravitySphereDiameter, height = gravitySphereDiameter, color =
    gravitySphereColor, specularCoefficient = 0)
    if enableAnimation and animateGravity and gravityType == GravityTypes.PointGravity "Centre of the gravity";
  Visualizers.Advanced.Surface surface(
    final multiColoredSurface = false, final wireframe = false, final color = groundColor,
    final specularCoefficient = 0, final transparency = 0, final r_0 = zeros(3), final nu = 2, final nv = 2,
    final R = Frames.absoluteRotation(
      Frames.from_nxy(n, groundAxis_u), Frames.axesRotations({1, 2, 3}, {pi / 2, pi / 2, 0}, {0, 0, 0})),
    redeclare function surfaceCharacteristic =
      Visualizers.Advanced.SurfaceCharacteristics.rectangle(lu = groundLength_u, lv = groundLength_v))
    if enableAnimation and animateGround and gravityType == GravityTypes.UniformGravity "Ground";
equation
  frame_b.R = Frames.nullRotation();
  frame_b.r_0 = zeros(3);
  Connections.root(frame_b.R);
  assert(n * n > 1e-20, "World: the direction n of gravity must not be a zero vector");
  annotation(
    defaultComponentName = "world",
    defaultComponentPrefixes = "inner",
    missingInnerMessage = "The model has parts with frames but no World: drag a World onto the sheet. Until then a
World with default gravity is assumed.",
    Documentation(info = "<html>
<p>The frame at rest to which all positions refer, with gravity and the default looks of all parts. Every model with
frames needs one <code>World</code>, at its top level and as <code>inner</code>; the parts below find it by
themselves.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = {0, 0, 0}, frame_b.R = the null rotation</code><br>
<code>uniform gravity: acceleration g*n/|n| everywhere</code><br>
<code>point gravity: acceleration -mu*r/|r|^3 towards the origin</code></p>
<h4>Signs</h4>
<p><code>n</code> is the direction in which bodies fall, by default <code>{0, -1, 0}</code>: y is up.
<code>frame_b.f</code> and <code>frame_b.t</code> act on the world: what is fastened there feels the opposite. Angles
and axes of all parts follow the right-hand rule.</p>
<h4>Use</h4>
<p>Wheels roll on the plane z = 0, so they need <code>n = {0, 0, -1}</code>. With <code>gravityType = NoGravity</code>
a function of your own can be given as <code>gravityAcceleration</code>. <code>nominalLength</code> scales all default
sizes of the 3-D view; set it to the size of your system. <code>driveTrainMechanics3D = false</code> makes
one-dimensional rotors, mounts and bevel gears blind to the motion of what carries them. The world fixes no body:
bodies that are not connected with it float freely.</p>
</html>"));
end World;
