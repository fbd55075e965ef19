// Discrete variables that equations make equal may have begun apart: each keeps its own left limit. An edge at the start
// is one as well.
model M
  Boolean a(start = true, fixed = true), b(start = false, fixed = true);
  Integer i(start = 3, fixed = true), j(start = 1, fixed = true), before(start = 0, fixed = true);
  Boolean u = time >= 0;
  Integer edges(start = 0, fixed = true);
initial equation
  pre(u) = false;
equation
  when time > 0.5 then
    a = false;
    i = pre(i) + 10;
  end when;
  b = a;
  j = i;
  before = pre(j);
  edges = pre(edges) + (if edge(u) then 1 else 0);
  when terminal() then
    assert(not a and not b and i == 13 and j == 13 and before == 13, "apart: " + String(i) + ", " + String(before));
    assert(edges == 1, "edges: " + String(edges));
  end when;
  assert(time > 0.5 or a and b and i == 3, "not kept from the start");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
