// Branches of one when-clause exclude each other, and so do those of an if that parameters decide.
model M
  parameter Boolean isEarly = true;
  Real x(start = 1, fixed = true), y(start = 1, fixed = true);
equation
  der(x) = -x;
  der(y) = -y;
  when time >= 0.5 then
    reinit(x, 5);
  elsewhen time >= 0.75 then
    reinit(x, 6);
  end when;
  if isEarly then
    when time >= 0.25 then
      reinit(y, 5);
    end when;
  else
    when time >= 0.75 then
      reinit(y, 5);
    end when;
  end if;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
