// x = 0.5*6/3
model SharedMass "two masses in one place"
  Real x(start=0, fixed=true), v(start=0, fixed=true), y, w, f;
equation
  der(x) = v;
  1*der(v) = 6 - f;
  der(y) = w;
  2*der(w) = f;
  x = y;
  annotation(experiment(StopTime=1));
end SharedMass;
