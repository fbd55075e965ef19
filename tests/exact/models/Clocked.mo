// y = 55
model Clocked "a clock of ten ticks a second, summed up"
  Real y(start=0);
  Integer n(start=0);
equation
  when Clock(1, 10) then
    n = previous(n) + 1;
    y = previous(y) + n;
  end when;
  annotation(experiment(StopTime=0.95));
end Clocked;
