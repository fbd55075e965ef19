// y = 3 + sin(1) + 4
// z = 5
model InputsWithBindings "inputs of the model that have bindings are given by them"
  input Real u = 3;
  input Real v = sin(time);
  input Real w[2] = {1, 3 * time};
  input Integer n = 5;
  input Boolean b = true;
  Real x(start=0, fixed=true), y, z(start=0, fixed=true);
equation
  der(x) = u;
  y = x + v + w[1] + w[2];
  der(z) = if b then n else 0;
  annotation(experiment(StopTime=1));
end InputsWithBindings;
