// y = 2
model ImplicitBorder "the root function is the solution of a nonlinear equation"
  Real x(start=0, fixed=true), y(start=0, fixed=true), z;
equation
  der(x) = 1;
  z + z^3 = x;
  der(y) = if z > 0 then 2 else 0;
  annotation(experiment(StopTime=1));
end ImplicitBorder;
