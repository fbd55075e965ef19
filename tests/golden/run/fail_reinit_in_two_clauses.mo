// Two when-clauses may fire at one instant; nothing says which of them sets the state.
model M
  Real x[2](each start = 1, each fixed = true);
equation
  der(x) = -x;
  when time >= 0.5 then
    reinit(x, {5, 6});
  end when;
  when time >= 0.75 then
    reinit(x[2], pre(x[1]));
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 10:5: error T008: 'reinit' of x[2] stands in two when-clauses
//   7:5: the other one
//   put both into one 'when' with 'elsewhen'
//   part x
// no model
// endRun
