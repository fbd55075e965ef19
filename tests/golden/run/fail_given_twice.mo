model M
  discrete Real y(start = 0);
equation
  when time > 1 then
    y = 2;
  end when;
  when time > 2 then
    y = 3;
  end when;
  annotation(experiment(StopTime = 3));
end M;
// Run:
// 8:5: error S021: y is given a value twice: by two when-clauses, or by one and an equation
//   5:5: its other value
//   put both into one 'when' with 'elsewhen'
//   part y
// no model
// endRun
