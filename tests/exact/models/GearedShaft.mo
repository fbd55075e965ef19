// load.w = 2*10/(1*4 + 3)
model GearedShaft "two inertias over a gear"
  Modelica.Mechanics.Rotational.Sources.ConstantTorque t(tau_constant=10);
  Modelica.Mechanics.Rotational.Components.Inertia motor(J=1, phi(start=0, fixed=true), w(start=0, fixed=true));
  Modelica.Mechanics.Rotational.Components.IdealGear gear(ratio=2);
  Modelica.Mechanics.Rotational.Components.Inertia load(J=3);
equation
  connect(t.flange, motor.flange_a);
  connect(motor.flange_b, gear.flange_a);
  connect(gear.flange_b, load.flange_a);
  annotation(experiment(StopTime=1));
end GearedShaft;
