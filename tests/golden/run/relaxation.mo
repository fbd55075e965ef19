// A relaxation oscillator: x^3 - 3*x = a with der(a) = -x goes over to the other branch at each fold, twice in a period
// of 9 - 6*log(2). What is added to both equations is zero, and keeps them one system of two unknowns.
model M
  Real a(start = 0, fixed = true), x(start = 1.7), y(start = -0.3);
  discrete Real first(start = 0, fixed = true), last(start = 0, fixed = true);
  discrete Integer n(start = 0, fixed = true);
equation
  der(a) = -x;
  x^3 - 3*x = a + 0.1*(y + 0.2*sin(x + y));
  y + 0.2*sin(x + y) = 0;
  when x > 0 then
    n = pre(n) + 1;
    first = if pre(n) == 0 then time else pre(first);
    last = time;
  end when;
  when terminal() then
    assert(n == 20, "twenty jumps upwards");
    assert(abs((last - first)/(n - 1) - (9 - 6*log(2))) < 1e-4, "the period");
  end when;
  annotation(experiment(StopTime = 100));
end M;
// Run:
// 9:3: warning R175: the solution of a system of equations that the run has followed ends; it goes on with another one: y was -0.… and is 0.… (at t = 1.… s)
//   the equations have several solutions there; if the part is not meant to switch between them, look for what makes it jump (a density or a temperature that depends on which way something flows)
//   part 
// finished
// endRun
