// At an instant itself time > instant is still false (it becomes true right after), as for a state that passes it: so
// quotients can be guarded, initialization takes the branch that is meant, and a start at the border is an edge.
model M
  parameter Real T = 0.5;
  Real guarded = if time > 0 then sin(time)/time else 1;
  Real mirrored = if time <= 0 then 1 else sin(time)/time;
  Real shifted = if time > T then sin(time - T)/(time - T) else 1;
  Real logarithm = if 2*time - 1 > 0 then log(2*time - 1) else -100;
  Real atStart;
  Integer edges(start = 0, fixed = true);
  Integer passed(start = 0, fixed = true);
initial equation
  atStart = if time > 0 then 5 else 1;
equation
  der(atStart) = 0;
  when time > 0 then
    edges = pre(edges) + 1;
  end when;
  when T < time then
    passed = pre(passed) + 1;
  end when;
  when terminal() then
    assert(edges == 1 and passed == 1, "edges " + String(edges) + ", " + String(passed));
    assert(abs(atStart - 1) < 1e-12, "at the start " + String(atStart));
    assert(abs(guarded - sin(0.9)/0.9) < 1e-12 and abs(mirrored - guarded) < 1e-12, "guarded");
    assert(abs(shifted - sin(0.4)/0.4) < 1e-12 and abs(logarithm - log(0.8)) < 1e-12, "shifted");
  end when;
  annotation(experiment(StopTime = 0.9));
end M;
// Run:
// finished
// endRun
