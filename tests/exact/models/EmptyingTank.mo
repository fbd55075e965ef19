// h = 0
// gone = 1.25
// x = exp(-5)
model EmptyingTank "empty in a finite time, with an outflow that has no value beyond; once more after it has been filled"
  Real h(start=1, fixed=true), gone(start=0, fixed=true), x(start=1, fixed=true);
  Real outflow;
equation
  outflow = if h > 0 then sqrt(h) else 0;
  der(h) = -outflow;
  der(gone) = outflow;
  der(x) = -x;
  when time >= 3 then
    reinit(h, 0.25);
  end when;
  annotation(experiment(StopTime=5));
end EmptyingTank;
