// What a when-clause samples is known to the other equations, even where it stands alone on their left: a held voltage
// across a resistor gives a current.
model M
  Real held(start = 0, fixed = true), current, voltage, number(start = 0, fixed = true), other;
equation
  held = 10*current;
  when sample(0, 0.1) then
    held = 2*time;
  end when;
  voltage = number;
  voltage = 5*other;
  assert(noEvent(abs(current - 0.02*floor(10*time + 1e-9)) < 1e-9), "the current is not that of the held voltage");
  assert(noEvent(abs(other - 0.2*(1 + floor(10*time + 1e-9))) < 1e-9), "the other current is not that of the count");
algorithm
  when sample(0, 0.1) then
    number := number + 1;
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
