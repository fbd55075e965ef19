// A function of the library gives up where the run begins.
model M
  impure function give
    input String why;
    external "C" ModelicaError(why);
  end give;
  impure function stop
    input Real x;
    output Real y;
  algorithm
    give("no half of " + String(x));
    y := x / 2;
  end stop;
  Real x(start = -1, fixed = true);
  Real y = stop(x + time);
equation
  der(x) = 1;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 11:5: error R102: no half of -1 (at t = 0 s)
// failed
// endRun
