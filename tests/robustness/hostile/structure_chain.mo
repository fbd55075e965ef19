// expect: stopped finished F404
// a chain of 100,000 parts
model M
  Modelica.Mechanics.Translational.Components.Mass mass[50000](each m = 1);
  Modelica.Mechanics.Translational.Components.Spring spring[49999](each c = 1);
equation
  for i in 1:49999 loop
    connect(mass[i].flange_b, spring[i].flange_a);
    connect(spring[i].flange_b, mass[i + 1].flange_a);
  end for;
end M;
