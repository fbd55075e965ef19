// Newton's method finds another solution of x^3 - 3*x = a by itself where the one that is followed ends (a fold, at
// x = -1): in a step, with a state for a, and between result points, with the time. Both are told.
model M
  Real a(start = -4, fixed = true), x(start = -2.2), z(start = -2.2), way(start = 0, fixed = true);
equation
  der(a) = 1;
  x^3 - 3*x = a;
  der(way) = x;
  z^3 - 3*z = 4*sin(time/10);
  when terminal() then
    assert(abs(x - 2*cosh(acosh_(a/2)/3)) < 1e-5, "the upper one of the state's");
    assert(abs(z - 2*cosh(acosh_(2*sin(time/10))/3)) < 1e-5, "the upper one of the time's");
    // The integral of x da over each branch: (x^2/2)*... = 3/4*x^4 - 3/2*x^2 between its ends.
    assert(abs(way - ((0.75*1 - 1.5*1) - (0.75*x0^4 - 1.5*x0^2) + (0.75*x^4 - 1.5*x^2) - (0.75*16 - 1.5*4))) < 1e-3, "way");
  end when;
protected
  parameter Real x0 = -2*cosh(acosh_(2)/3);
  function acosh_
    input Real y;
    output Real x = log(y + sqrt(y^2 - 1));
  algorithm
  end acosh_;
  annotation(experiment(StopTime = 10));
end M;
// Run:
// 9:3: note R175: the solution of a system of equations that the run has followed ends; it goes on with another one: z was -1.… and is 2 (at t = 5.… s)
//   the equations have several solutions there; if the part is not meant to switch between them, look for what makes it jump (a density or a temperature that depends on which way something flows)
//   part 
// 7:3: note R175: the solution of a system of equations that the run has followed ends; it goes on with another one: der(way) was -1.… and is 1.… (at t = 6.… s)
//   the equations have several solutions there; if the part is not meant to switch between them, look for what makes it jump (a density or a temperature that depends on which way something flows)
//   part 
// finished
// endRun
