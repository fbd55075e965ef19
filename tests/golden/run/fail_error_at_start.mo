// A function of the library gives up before the run has begun.
model M
  impure function give
    input String why;
    external "C" ModelicaError(why);
  end give;
  impure function stop
    input Real x;
    output Real y;
  algorithm
    give("no half of nothing");
    y := x / 2;
  end stop;
  Real x(start = -1, fixed = true);
  Real y = stop(x);
equation
  der(x) = 1;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 11:5: error T322: M.give: no half of nothing
// no model
// endRun
