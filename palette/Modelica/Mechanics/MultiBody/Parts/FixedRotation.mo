within Modelica.Mechanics.MultiBody.Parts;
model FixedRotation "Rigid bend without mass: frame_b lies off frame_a and is turned against it"
  import Modelica.Mechanics.MultiBody.Frames;
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Units.Conversions.to_unit1;
  Interfaces.Frame_a frame_a "Where the bend begins"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Where the bend ends"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Position r[3] = {0, 0, 0} "From frame_a to frame_b, seen from frame_a";
  parameter Types.RotationTypes rotationType = Types.RotationTypes.RotationAxis
    "How the rotation from frame_a to frame_b is given"
    annotation(Evaluate = true);
  parameter Types.Axis n = {1, 0, 0} "Axis of the turn, the same seen from both frames"
    annotation(Evaluate = true,
      Dialog(group = "if rotationType = RotationAxis",
      enable = rotationType == Types.RotationTypes.RotationAxis));
  parameter Modelica.Units.NonSI.Angle_deg angle = 0 "Angle of the turn"
    annotation(Dialog(group = "if rotationType = RotationAxis",
      enable = rotationType == Types.RotationTypes.RotationAxis));
  parameter Types.Axis n_x = {1, 0, 0} "x axis of frame_b, seen from frame_a"
    annotation(Evaluate = true,
      Dialog(group = "if rotationType = TwoAxesVectors",
      enable = rotationType == Types.RotationTypes.TwoAxesVectors));
  parameter Types.Axis n_y = {0, 1, 0} "y axis of frame_b, seen from frame_a"
    annotation(Evaluate = true,
      Dialog(group = "if rotationType = TwoAxesVectors",
      enable = rotationType == Types.RotationTypes.TwoAxesVectors));
  parameter Types.RotationSequence sequence(min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3}
    "Axes of three turns, one after the other"
    annotation(Evaluate = true,
      Dialog(group = "if rotationType = PlanarRotationSequence",
      enable = rotationType == Types.RotationTypes.PlanarRotationSequence));
  parameter Modelica.Units.NonSI.Angle_deg angles[3] = {0, 0, 0} "Angles of the three turns"
    annotation(Dialog(group = "if rotationType = PlanarRotationSequence",
      enable = rotationType == Types.RotationTypes.PlanarRotationSequence));
  parameter Types.ShapeType shapeType = "cylinder" "Shape to show, or the address of a file with one"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Position r_shape[3] = {0, 0, 0} "From frame_a to the origin of the shape, seen from frame_a"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis lengthDirection = to_unit1(r - r_shape)
    "Direction of the length of the shape, seen from frame_a"
    annotation(Evaluate = true, Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis widthDirection = {0, 1, 0} "Direction of the width of the shape, seen from frame_a"
    annotation(Evaluate = true, Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Length length = Modelica.Math.Vectors.length(r - r_shape) "Length of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance width = length / world.defaultWidthFraction "Width of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance height = width "Height of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.ShapeExtra extra = 0.0 "Further measure of some shapes, see Visualizers.Advanced.Shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color color = Types.Defaults.RodColor "Colour of the shape"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  final parameter Frames.Orientation R_rel =
    if rotationType == Types.RotationTypes.RotationAxis then
      Frames.planarRotation(Modelica.Math.Vectors.normalizeWithAssert(n), Modelica.Units.Conversions.from_deg(angle), 0)
    elseif rotationType == Types.RotationTypes.TwoAxesVectors then Frames.from_nxy(n_x, n_y)
    else Frames.axesRotations(sequence, Modelica.Units.Conversions.from_deg(angles), zeros(3))
    "Turns frame_a into frame_b";
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  Visualizers.Advanced.Shape shape(
    shapeType = shapeType, color = color, specularCoefficient = specularCoefficient, r_shape = r_shape, extra = extra,
    lengthDirection = lengthDirection, widthDirection = widthDirection, length = length, width = width, height = height,
    r = frame_a.r_0, R = frame_a.R) if world.enableAnimation and animation "What is shown";
equation
  Connections.branch(frame_a.R, frame_b.R);
  frame_b.r_0 - frame_a.r_0 = Frames.resolve1(frame_a.R, r);
  // Orientation is handed on from the side that is nearer to a root, force and torque the other way; torques balance
  // about the origin of frame_b.
  if not Connections.rooted(frame_a.R) then
    frame_a.R = Frames.absoluteRotation(frame_b.R, Frames.from_T(transpose(R_rel.T), zeros(3)));
    frame_b.t = Frames.resolve2(R_rel, cross(r, frame_a.f) - frame_a.t);
    frame_b.f = -Frames.resolve2(R_rel, frame_a.f);
  else
    frame_b.R = Frames.absoluteRotation(frame_a.R, R_rel);
    frame_a.t = cross(r, frame_a.f) - Frames.resolve1(R_rel, frame_b.t);
    frame_a.f = -Frames.resolve1(R_rel, frame_b.f);
  end if;
  assert(cardinality(frame_b) + cardinality(frame_a) >= 1, "a bend is connected at neither end");
  annotation(Documentation(info = "<html>
<p>A rigid bend without mass: <code>frame_b</code> lies off <code>frame_a</code> and is turned against it.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0 + r (in the axes of frame_a), frame_b.R = frame_a.R turned by R_rel</code><br>
<code>RotationAxis: by angle about n; TwoAxesVectors: x of frame_b along n_x, y in the plane of n_x and n_y</code><br>
<code>PlanarRotationSequence: by three angles about the axes of sequence</code><br>
<code>forces and torques of both frames balance, with the lever r</code></p>
<h4>Signs</h4>
<p>The turn leads from <code>frame_a</code> to <code>frame_b</code> by the right-hand rule; <code>angle</code> and
<code>angles</code> are in degrees. Each of the three turns of a sequence is about the axes as the turns before have
left them.</p>
<h4>Use</h4>
<p>To mount a part at an angle, or to give a joint another axis. With <code>r = {0, 0, 0}</code> it only turns.
<code>n_x</code> and <code>n_y</code> need not be of length one nor at right angles, but not parallel.</p>
</html>"));
end FixedRotation;
