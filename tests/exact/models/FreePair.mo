// P[1] = 0.7
// P[2] = 0
// P[3] = -0.5
model FreePair "two bodies that a prismatic joint holds together, free in space: the momentum stays"
  import Modelica.Mechanics.MultiBody.*;
  inner World world(gravityType=Types.GravityTypes.NoGravity, enableAnimation=false);
  Parts.Body a(m=1, r_CM={0.1, 0.2, 0.3}, r_0(each fixed=true), v_0(each fixed=true, each start=0), angles_fixed=true,
    w_0_fixed=true, w_0_start={0, 1, 0}, animation=false);
  Parts.Body b(m=2, r_CM={0, 0, 0.2}, animation=false);
  Joints.Prismatic slide(n={1, 0, 0}, s(fixed=true, start=0.2), v(fixed=true, start=0), animation=false);
  Real P[3] = a.m*(a.v_0 + Frames.resolve1(a.frame_a.R, cross(a.w_a, a.r_CM))) +
    b.m*(b.v_0 + Frames.resolve1(b.frame_a.R, cross(b.w_a, b.r_CM)));
equation
  connect(a.frame_a, slide.frame_a);
  connect(slide.frame_b, b.frame_a);
  annotation(experiment(StopTime=10));
end FreePair;
