// far = 0
// condition 100
// tolerances 1e-5 1e-7
model HundredLinks "a chain of 105 links let go level: bodies and joints beside Lagrange's equations of the angles"
  parameter Integer N = 105;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Revolute joint[N](each phi(start=0, fixed=true), each w(start=0, fixed=true),
    each animation=false);
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation rod[N](each r={1, 0, 0}, each animation=false);
  Modelica.Mechanics.MultiBody.Parts.Body body[N](each m=1, each r_CM={0, 0, 0}, each I_11=0, each I_22=0, each I_33=0,
    each animation=false);
  Real angle[N](each start=0, each fixed=true) "from the level [rad]";
  Real speed[N](each start=0, each fixed=true), acceleration[N];
  Real far "largest distance of the tips [m]";
equation
  connect(world.frame_b, joint[1].frame_a);
  for i in 1:N loop
    connect(joint[i].frame_b, rod[i].frame_a);
    connect(rod[i].frame_b, body[i].frame_a);
  end for;
  for i in 1:N - 1 loop
    connect(rod[i].frame_b, joint[i + 1].frame_a);
  end for;
  der(angle) = speed;
  der(speed) = acceleration;
  for i in 1:N loop
    sum((N + 1 - max(i, j))*(cos(angle[i] - angle[j])*acceleration[j] + sin(angle[i] - angle[j])*speed[j]^2) for j in 1:N) =
      -(N + 1 - i)*9.80665*cos(angle[i]);
  end for;
  far = max(abs(body[N].r_0[1] - sum(cos(angle))), abs(body[N].r_0[2] - sum(sin(angle))));
  annotation(experiment(StopTime=0.5));
end HundredLinks;
