// As long as nothing flows, any temperature would do: it keeps its start value, rather than to be 0 K.
model M
  Real m = if time < 1 then 0 else 2;
  Real T(start = 355);
equation
  m*(T - 300) = 10*m;
  assert(abs(T - (if m > 0 then 310 else 355)) < 1e-9, "T is the start value, then 310");
  annotation(experiment(StopTime = 2));
end M;
// Run:
// 6:3: warning R131: T is not determined by the equations: other values would do as well; taken: T = 355 (at t = 0 s)
// finished
// endRun
