// x = cos(20)
// v = -sin(20)
// condition 3
model Oscillator "three turns"
  Real x(start=1, fixed=true), v(start=0, fixed=true);
equation
  der(x) = v;
  der(v) = -x;
  annotation(experiment(StopTime=20));
end Oscillator;
