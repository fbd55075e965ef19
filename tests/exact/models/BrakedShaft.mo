// j.w = 0
// j.phi = 10**2/(2*20)
model BrakedShaft "a brake of 20 N.m brings a shaft to rest"
  Modelica.Mechanics.Rotational.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=10, fixed=true));
  Modelica.Mechanics.Rotational.Components.Brake b(fn_max=40, mu_pos=[0, 0.5], peak=1);
  Modelica.Blocks.Sources.Constant one(k=1);
equation
  connect(j.flange_b, b.flange_a);
  connect(one.y, b.f_normalized);
  annotation(experiment(StopTime=1));
end BrakedShaft;
