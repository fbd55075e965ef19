// x = 10*acos(0.9999)/pi
// condition 1125
// tolerances 1e-7 1e-8 1e-9
model PulsesOfStates "ten short pulses of an oscillator"
  constant Real pi = 3.141592653589793;
  Real s(start=0, fixed=true), c(start=1, fixed=true), x(start=0, fixed=true);
equation
  der(s) = 2*pi*c;
  der(c) = -2*pi*s;
  der(x) = if s > 0.9999 then 1 else 0;
  annotation(experiment(StopTime=10));
end PulsesOfStates;
