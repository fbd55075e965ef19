// y = 1.5
model BorderAfterEvent "stands at a border after an event and leaves it"
  Real x(start=1, fixed=true), y(start=0, fixed=true);
equation
  der(x) = if time < 0.5 then -1 else 1;
  when time >= 0.5 then
    reinit(x, 0);
  end when;
  der(y) = if x > 0 then (if time < 0.5 then 1 else 2) else 0;
  annotation(experiment(StopTime=1));
end BorderAfterEvent;
