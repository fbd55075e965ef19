// x = acos(0.99)/pi
model PulsesOfTime "ten short pulses"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = if sin(20*pi*time) > 0.99 then 1 else 0;
  annotation(experiment(StopTime=1));
end PulsesOfTime;
