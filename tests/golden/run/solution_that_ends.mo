// Of two solutions of x^3 - 3*x = a (as good as) the one that the run begins with ends where a passes 2 (a fold, at
// x = -1). The run goes over to the other one, near x = 2, and says so; the states do not jump.
model M
  Real a(start = -3, fixed = true), x(start = -2.1), y(start = 0), way(start = 0, fixed = true);
equation
  der(a) = 1;
  x^3 - 3*x + 0.1*sin(y) = a;
  y + 0.2*sin(x + y) = 0;
  der(way) = x;
  when terminal() then
    assert(x > 2 and abs(a - 3) < 1e-6, "the upper one");
    assert(way > -9 and way < -5, "five seconds of about -1.7, one of 2");
  end when;
  annotation(experiment(StopTime = 6));
end M;
// Run:
// 7:3: warning R175: the solution of a system of equations that the run has followed ends; it goes on with another one: y was 0.… and is -0.… (at t = 5.… s)
//   the equations have several solutions there; if the part is not meant to switch between them, look for what makes it jump (a density or a temperature that depends on which way something flows)
//   part 
// finished
// endRun
