within Modelica.Mechanics.MultiBody.Joints.Internal;
model RollingConstraintVerticalWheel "Upright wheel that rolls without slip"
  import Modelica.Mechanics.MultiBody.Frames;
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame_a "Centre of the wheel, y along its level axis"
    annotation(Placement(transformation(extent = {{-16, 4}, {16, 36}})));
  parameter SI.Radius radius "Radius of the wheel";
  parameter Boolean lateralSlidingConstraint = true "No slip across the wheel; otherwise another part sees to that"
    annotation(Evaluate = true, choices(checkBox = true));
  SI.Force f_wheel_0[3] "Force of the road on the wheel, seen from the world frame";
  SI.Force f_lat "Part of it across the wheel, along its axis";
  SI.Force f_long "Part of it along the wheel, positive backwards: against the way of positive rolling";
protected
  Real e_axis_0[3] "Axis of the wheel";
  SI.Position rContact_0[3] "From the centre to the point of contact";
  Real e_lat_0[3] "Across the wheel, along the road";
  Real e_long_0[3] "Along the wheel and the road, backwards";
  SI.Velocity v_0[3] "Velocity of the centre";
  SI.AngularVelocity w_0[3] "Angular velocity of the wheel";
equation
  // Directions seen from the world frame: the axis, and level along and across the wheel
  e_axis_0 = Frames.resolve1(frame_a.R, {0, 1, 0});
  e_long_0 = {-e_axis_0[2], e_axis_0[1], 0} / sqrt(e_axis_0[1] ^ 2 + e_axis_0[2] ^ 2);
  e_lat_0 = {e_long_0[2], -e_long_0[1], 0};

  // No slip: the centre goes on as far as the rim turns. Along the wheel that is its turning about the level across it;
  // across the wheel it would be its tilting, which the axle does not allow.
  w_0 = Frames.angularVelocity1(frame_a.R);
  v_0 = der(frame_a.r_0);
  e_long_0 * v_0 = -radius * (e_lat_0 * w_0);
  if not lateralSlidingConstraint then
    f_lat = 0;
  else
    e_lat_0 * v_0 = radius * (e_long_0 * w_0);
  end if;

  // What the road does to the wheel, below its centre
  rContact_0 = {0, 0, -radius};
  f_wheel_0 = f_long * e_long_0 + f_lat * e_lat_0;
  frame_a.t = Frames.resolve2(frame_a.R, cross(f_wheel_0, rContact_0));
  frame_a.f = -Frames.resolve2(frame_a.R, f_wheel_0);
  annotation(Documentation(info = "<html>
<p>The wheel is held upright and at its level by other parts; here it is only kept from slipping.</p>
</html>"));
end RollingConstraintVerticalWheel;
