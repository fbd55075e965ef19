within Modelica.Mechanics.MultiBody.Parts;
model Rotor1D "Rotor of a one-dimensional drive train, carried by a body"
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Inertia J(min = 0, start = 1) "Moment of inertia about the axis";
  parameter Types.Axis n = {1, 0, 0} "Axis of the rotor, seen from frame_a"
    annotation(Evaluate = true);
  parameter SI.Position r_center[3] = zeros(3) "Centre of the cylinder, seen from frame_a"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderLength = 2 * world.defaultJointLength "Length of the cylinder"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderDiameter = 2 * world.defaultJointWidth "Diameter of the cylinder"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.RodColor "Colour of the cylinder"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter StateSelect stateSelect = StateSelect.default "How much phi and w are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  parameter Boolean exact = true "The shaft feels the turning of the body; otherwise only the body feels the shaft"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  SI.Angle phi(start = 0, stateSelect = stateSelect) "Angle of the rotor against frame_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w(start = 0, stateSelect = stateSelect) "Angular velocity, derivative of phi"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a(start = 0) "Angular acceleration, derivative of w"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame_a if world.driveTrainMechanics3D "Body that carries the rotor"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -100})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
    "Unit vector along the axis";
  Visualizers.Advanced.Shape cylinder(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient,
    length = cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = n,
    widthDirection = {0, 1, 0}, extra = 1, r_shape = r_center - e * (cylinderLength / 2), r = zeros(3),
    R = Frames.planarRotation(e, phi, 0))
    if world.enableAnimation and animation and not world.driveTrainMechanics3D "What is shown without a body";
  Modelica.Mechanics.Rotational.Components.Inertia inertia(J = J, stateSelect = StateSelect.never)
    if not world.driveTrainMechanics3D "Rotor without a body"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}})));
  RotorWith3DEffects rotorWith3DEffects(
    animation = animation, J = J, n = n, r_center = r_center, cylinderLength = cylinderLength,
    cylinderDiameter = cylinderDiameter, cylinderColor = cylinderColor, specularCoefficient = specularCoefficient,
    exact = exact, stateSelect = StateSelect.never) if world.driveTrainMechanics3D "Rotor on a body"
    annotation(Placement(transformation(extent = {{-20, -80}, {20, -40}})));

  encapsulated model RotorWith3DEffects "Rotor on a body that turns in space"
    import Modelica;
    import Modelica.Units.SI;
    import Modelica.Mechanics.MultiBody.Frames;
    import Modelica.Mechanics.MultiBody.Types;
    parameter Boolean animation = true "Show the part in space";
    parameter SI.Inertia J(min = 0) = 1 "Moment of inertia about the axis";
    parameter Types.Axis n = {1, 0, 0} "Axis of the rotor, seen from frame_a";
    parameter SI.Position r_center[3] = zeros(3) "Centre of the cylinder, seen from frame_a"
      annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
    parameter SI.Distance cylinderLength = 2 * world.defaultJointLength "Length of the cylinder"
      annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
    parameter SI.Distance cylinderDiameter = 2 * world.defaultJointWidth "Diameter of the cylinder"
      annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
    input Types.Color cylinderColor = Types.Defaults.RodColor "Colour of the cylinder"
      annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
    input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
      "How much the surface shines, 0: dull"
      annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
    parameter StateSelect stateSelect = StateSelect.default "How much phi and w are wanted as states"
      annotation(Dialog(tab = "Advanced"));
    parameter Boolean exact = true "The shaft feels the turning of the body; otherwise only the body feels the shaft"
      annotation(Evaluate = true, Dialog(tab = "Advanced"));
    SI.AngularVelocity w_a[3] "Angular velocity of frame_a, seen from frame_a";
    SI.Angle phi(start = 0, final stateSelect = stateSelect) "Angle of the rotor against frame_a"
      annotation(Dialog(showStartAttribute = true));
    SI.AngularVelocity w(start = 0, stateSelect = stateSelect) "Angular velocity, derivative of phi"
      annotation(Dialog(showStartAttribute = true));
    SI.AngularAcceleration a(start = 0) "Angular acceleration, derivative of w"
      annotation(Dialog(showStartAttribute = true));
    Modelica.Mechanics.Rotational.Interfaces.Flange_a flange_a "Left flange"
      annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
    Modelica.Mechanics.Rotational.Interfaces.Flange_b flange_b "Right flange"
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
    Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame_a "Body that carries the rotor"
      annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -100})));
  protected
    outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
    parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
      "Unit vector along the axis";
    parameter SI.Inertia nJ[3] = J * e "Inertia along the axis";
    SI.AngularAcceleration z_axis "Angular acceleration of the body about the axis";
    Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape cylinder(
      shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient,
      length = cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = n,
      widthDirection = {0, 1, 0}, extra = 1, r_shape = r_center - e * (cylinderLength / 2), r = frame_a.r_0,
      R = Frames.absoluteRotation(frame_a.R, Frames.planarRotation(e, phi, 0)))
      if world.enableAnimation and animation "What is shown";
  equation
    // Turning of the body, and of it what is felt about the axis
    w_a = frame_a.R.w;
    z_axis = e * der(w_a);
    {w, a} = {der(phi), der(w)};
    {flange_a.phi, flange_b.phi} = {phi, phi};
    // Against the world the rotor turns with w and with what the body turns about the axis.
    J * (if exact then a + z_axis else a) = flange_b.tau + flange_a.tau;
    // The body turns the angular momentum of the rotor. About the axis it does not move the rotor, though the inertia
    // of the body counts it: that part is given back.
    frame_a.t = cross(w_a, w * nJ) - nJ * z_axis;
    frame_a.f = zeros(3);
    annotation(Documentation(info = "<html>
<p>See <code>Rotor1D</code>.</p>
</html>"));
  end RotorWith3DEffects;
equation
  connect(flange_a, rotorWith3DEffects.flange_a);
  connect(flange_b, rotorWith3DEffects.flange_b);
  connect(frame_a, rotorWith3DEffects.frame_a);
  connect(flange_a, inertia.flange_a);
  connect(flange_b, inertia.flange_b);
  flange_a.phi = phi;
  {w, a} = {der(phi), der(w)};
  annotation(Documentation(info = "<html>
<p>An inertia of a one-dimensional drive train, carried by a body that may turn in space.</p>
<h4>Equations</h4>
<p><code>phi = flange_a.phi = flange_b.phi, w = der(phi), a = der(w)</code><br>
<code>J*(a + n*der(w_a)) = flange_a.tau + flange_b.tau, w_a angular velocity of the body</code><br>
<code>frame_a.t = w_a x (w*J*n) - J*n*z, z = n*der(w_a)</code></p>
<h4>Signs</h4>
<p><code>phi</code> counts from the body at <code>frame_a</code> to the rotor by the right-hand rule about
<code>n</code> (of length one, seen from <code>frame_a</code>). <code>frame_a.t</code> acts on the part: the body
feels the opposite, the gyroscopic torque among it.</p>
<h4>Use</h4>
<p>Rotors of motors in robots and vehicles: the cheap way to have gyroscopic effects. The mass of the rotor and its
inertia across the axis belong to the body, as does the inertia about the axis that the body has with the rotor
locked. <code>exact = false</code> leaves the turning of the body out of the first equation, a good approximation for
fast rotors. With <code>driveTrainMechanics3D = false</code> in the world it is a plain inertia.</p>
</html>"));
end Rotor1D;
