model M
  inner Modelica.Mechanics.MultiBody.World world;
  Modelica.Mechanics.MultiBody.Joints.Revolute joint1, joint2;
  Modelica.Mechanics.MultiBody.Parts.Body body(m = 1, r_CM = {0.3, 0, 0});
equation
  connect(world.frame_b, joint1.frame_a);
  connect(joint1.frame_b, joint2.frame_a);
  connect(joint2.frame_b, body.frame_a);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error S004: the constraints between these parts cannot be resolved by differentiation (joint2)
//   look for two parts that prescribe the same motion
//   part joint2
// no model
// endRun
