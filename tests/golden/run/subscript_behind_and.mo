// A subscript is looked at where the left side of `and` or `or` does not decide alone.
model M
  parameter Real points[:] = {0.2, 0.5, 0.7};
  Integer next(start = 1, fixed = true);
  Boolean isLast = next > size(points, 1) or points[next] > 0.6;
algorithm
  when next <= size(points, 1) and time >= points[next] then
    next := pre(next) + 1;
  end when;
equation
  when terminal() then
    assert(next == 4 and isLast, "every point is met");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
