// n = 50
// tolerances 1e-7 1e-8 1e-9
model CountedPulses "fifty pulses of an oscillator of ten turns a second, counted"
  constant Real pi = 3.141592653589793;
  Real s(start=0, fixed=true), c(start=1, fixed=true);
  Integer n(start=0, fixed=true);
equation
  der(s) = 10*pi*c;
  der(c) = -10*pi*s;
  when s > 0.995 then
    n = pre(n) + 1;
  end when;
  annotation(experiment(StopTime=10));
end CountedPulses;
