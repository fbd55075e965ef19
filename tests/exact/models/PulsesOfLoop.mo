// area = 1.072070319820
model PulsesOfLoop "a loop that counts within pulses of which each is shorter than the distance of the results"
  Real x(start=0, fixed=true), area(start=0, fixed=true);
  Integer k;
algorithm
  k := 0;
  while k < 3 and sin(80*x) > 0.8 + 0.05*k loop
    k := k + 1;
  end while;
equation
  der(x) = 1;
  der(area) = k;
  annotation(experiment(StopTime=2, Interval=0.5));
end PulsesOfLoop;
