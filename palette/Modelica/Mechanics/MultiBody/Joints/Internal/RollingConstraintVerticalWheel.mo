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
  Real e_n_0[3] "Up from the road";
  Real e_lat_0[3] "Across the wheel, along the road";
  Real e_long_0[3] "Along the wheel and the road, backwards";
  SI.Velocity v_0[3] "Velocity of the centre";
  SI.AngularVelocity w_0[3] "Angular velocity of the wheel";
  SI.Velocity vContact_0[3] "Velocity of the material point in contact";
  Real aux[3] "Backwards, not of length one";
equation
  e_n_0 = {0, 0, 1};
  e_axis_0 = Frames.resolve1(frame_a.R, {0, 1, 0});
  aux = cross(e_n_0, e_axis_0);
  e_long_0 = aux / Modelica.Math.Vectors.length(aux);
  e_lat_0 = cross(e_long_0, e_n_0);

  rContact_0 = {0, 0, -radius};
  v_0 = der(frame_a.r_0);
  w_0 = Frames.angularVelocity1(frame_a.R);
  vContact_0 = v_0 + cross(w_0, rContact_0);
  0 = vContact_0 * e_long_0;
  if lateralSlidingConstraint then
    0 = vContact_0 * e_lat_0;
    f_wheel_0 = f_lat * e_lat_0 + f_long * e_long_0;
  else
    0 = f_lat;
    f_wheel_0 = f_long * e_long_0;
  end if;
  zeros(3) = frame_a.f + Frames.resolve2(frame_a.R, f_wheel_0);
  zeros(3) = frame_a.t + Frames.resolve2(frame_a.R, cross(rContact_0, f_wheel_0));
  annotation(Documentation(info = "<html>
<p>The wheel is held upright and at its level by other parts; here it is only kept from slipping.</p>
</html>"));
end RollingConstraintVerticalWheel;
