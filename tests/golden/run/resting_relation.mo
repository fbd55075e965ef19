// Nothing hangs on whether the arc is quenched while the switch is closed: at the start both sides of that comparison are
// zero, so that it holds, and it is not looked at until the switch opens. There the left limit says that it does not, and
// the arc of 30 V burns; a quenched one would be as consistent (i = 1e-5 v, 5 MV).
model M
  parameter Real G = 1e-5;
  Real i(start = 0, fixed = true), v;
  Boolean off = time >= 0.5, quenched(start = true, fixed = true);
  discrete Real since(start = -1e10, fixed = true);
equation
  der(i) = 10*(100 - v - 2*i);
  when edge(off) then
    since = time;
  end when;
  quenched = off and (abs(i) <= abs(v)*G or pre(quenched));
  if off then
    if quenched then
      i = G*v;
    else
      v = min(60, 30 + 1000*(time - since))*sign(i);
    end if;
  else
    v = 1e-5*i;
  end if;
  assert(time < 0.5 or quenched or abs(v) <= 60, "v = " + String(v));
  assert(time < 0.51 or time > 0.52 or not quenched, "it should burn still");
  annotation(experiment(StopTime = 0.6));
end M;
// Run:
// finished
// endRun
