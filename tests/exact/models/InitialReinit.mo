// x = 5*exp(-1)
// y = 3 + 4*exp(-0.25)
// z = 3
// r[2] = 2*exp(-1)
model InitialReinit "what is reinitialised by initial() begins with that value"
  parameter Boolean isSteady = true;
  final parameter Boolean isFree = not isSteady;
  Real x(start=1);
  Real y(start=1);
  Real z(start=1);
  Real r[2](start={1, 1});
equation
  der(x) = -x;
  der(y) = 3 - y;
  der(z) = 3 - z;
  der(r) = -r;
  when initial() then
    reinit(x, 5);
    reinit(r, {1, 2});
  end when;
  when {initial(), time >= 0.75} then
    reinit(y, 7);
    if not (initial() and isSteady) and isFree then
      reinit(z, 1);
    end if;
  end when;
initial equation
  if isSteady then
    der(z) = 0;
  end if;
  annotation(experiment(StopTime=1));
end InitialReinit;
