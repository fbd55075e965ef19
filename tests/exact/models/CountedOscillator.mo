// x = sin(10)
// v = cos(10)
// k = 10000
// condition 10
model CountedOscillator "samples are counted that do not concern it"
  Real x(start=0, fixed=true), v(start=1, fixed=true);
  Integer k(start=0, fixed=true);
equation
  der(x) = v;
  der(v) = -x;
  when sample(0.001, 0.001) then
    k = pre(k) + 1;
  end when;
  annotation(experiment(StopTime=10));
end CountedOscillator;
