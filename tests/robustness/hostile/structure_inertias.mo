// expect: stopped finished
// 10,000 inertias rigidly in a row
model M
  Modelica.Mechanics.Rotational.Components.Inertia inertia[10000](each J = 1);
equation
  for i in 1:9999 loop
    connect(inertia[i].flange_b, inertia[i + 1].flange_a);
  end for;
end M;
