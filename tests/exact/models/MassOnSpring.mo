// m.s = 0.1*cos(10)
// condition 3
model MassOnSpring "a mass on a spring"
  Modelica.Mechanics.Translational.Components.Mass m(m=1, s(start=0.1, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.Translational.Components.Spring k(c=100);
  Modelica.Mechanics.Translational.Components.Fixed wall;
equation
  connect(wall.flange, k.flange_a);
  connect(k.flange_b, m.flange_a);
  annotation(experiment(StopTime=1));
end MassOnSpring;
