within Modelica.Mechanics.MultiBody.Joints;
model RollingWheel "Lets a wheel without mass roll without slip on the plane z = 0"
  import Modelica.Mechanics.MultiBody.Frames;
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame_a "Centre of the wheel, y along its axis"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}})));
  parameter SI.Radius radius "Radius of the wheel";
  parameter StateSelect stateSelect = StateSelect.always "How much the generalised coordinates are wanted as states"
    annotation(Evaluate = true, HideResult = true);
  SI.Position x(start = 0, stateSelect = stateSelect) "x of the centre of the wheel";
  SI.Position y(start = 0, stateSelect = stateSelect) "y of the centre of the wheel";
  SI.Position z "z of the centre of the wheel";
  SI.Angle angles[3](start = {0, 0, 0}, each stateSelect = stateSelect)
    "Angles about z, new y, new x that turn the world frame into frame_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity der_angles[3](start = {0, 0, 0}, each stateSelect = stateSelect) "Derivatives of the angles"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Position r_road_0[3] "Point of contact, seen from the world frame";
  SI.Force f_wheel_0[3] "Force of the road on the wheel, seen from the world frame";
  SI.Force f_n "Part of it up from the road";
  SI.Force f_lat "Part of it across the wheel, along its axis";
  SI.Force f_long "Part of it along the wheel, positive backwards: against the way of positive rolling";
  SI.Position err "Distance of centre and contact, less the radius: shows that both agree";
protected
  Real e_axis_0[3] "Axis of the wheel";
  SI.Position delta_0[3](start = {0, 0, -radius}) "From the centre to the point of contact";
  Real e_n_0[3] "Up from the road";
  Real e_lat_0[3] "Across the wheel, along the road";
  Real e_long_0[3] "Along the wheel and the road, backwards";
  SI.Velocity v_0[3] "Velocity of the centre";
  SI.AngularVelocity w_0[3] "Angular velocity of the wheel";
  SI.Velocity vContact_0[3] "Velocity of the material point in contact";
equation
  // Directions seen from the world frame: the axis, up, and level along and across the wheel
  e_axis_0 = Frames.resolve1(frame_a.R, {0, 1, 0});
  e_n_0 = {0, 0, 1};
  e_long_0 = {-e_axis_0[2], e_axis_0[1], 0} / sqrt(e_axis_0[1] ^ 2 + e_axis_0[2] ^ 2);
  e_lat_0 = {e_long_0[2], -e_long_0[1], 0};
  assert(abs(e_axis_0[3]) < 0.99, "a rolling wheel lies almost flat on the ground");

  // The contact is the lowest point of the rim: at right angles to the axis and to the level along the wheel. It lies
  // on the road, and that gives the height of the centre.
  delta_0 = radius * cross(e_long_0, e_axis_0);
  r_road_0 = frame_a.r_0 + delta_0;
  frame_a.r_0 = {x, y, -delta_0[3]};
  z = frame_a.r_0[3];
  err = sqrt(delta_0 * delta_0) - radius;

  // Attitude
  frame_a.R = Frames.axesRotations({3, 2, 1}, angles, der_angles);
  Connections.root(frame_a.R);
  der_angles = der(angles);

  // No slip: what touches the road does not move along it.
  w_0 = Frames.angularVelocity1(frame_a.R);
  v_0 = der(frame_a.r_0);
  vContact_0 = v_0 - cross(delta_0, w_0);
  vContact_0[1:2] = zeros(2);

  // What the road does to the wheel goes on to frame_a.
  f_wheel_0 = f_long * e_long_0 + f_lat * e_lat_0 + f_n * e_n_0;
  frame_a.t = Frames.resolve2(frame_a.R, cross(f_wheel_0, delta_0));
  frame_a.f = -Frames.resolve2(frame_a.R, f_wheel_0);
  annotation(Documentation(info = "<html>
<p>Lets a wheel without mass roll without slip on the plane z = 0.</p>
<h4>Equations</h4>
<p><code>the point of contact is the lowest point of the rim, at the height zero: r_road_0 = frame_a.r_0 +
radius*(e_long x e_axis), written out, so that no system of equations has to be solved for it</code><br>
<code>its velocity is zero along the wheel and across it</code><br>
<code>frame_a.f and frame_a.t balance the force of the road f_wheel_0 at the contact</code></p>
<h4>Signs</h4>
<p><code>y</code> of <code>frame_a</code> is the axis of the wheel. <code>f_n</code> is positive upwards,
<code>f_lat</code> along the axis of the wheel, <code>f_long</code> backwards, that is along z x y: it is negative
while the wheel is driven ahead. <code>angles</code> turn the world into <code>frame_a</code> about z (heading), the
new y (rolling) and the new x (leaning).</p>
<h4>Use</h4>
<p>Connect a body with mass to <code>frame_a</code>, or take <code>Parts.RollingWheel</code>, which has one. Gravity
has to point against z. The wheel cannot take off: watch that <code>f_n</code> stays positive. It must not lie flat,
which stops the run. <code>err</code> shows that the contact is met.</p>
</html>"));
end RollingWheel;
