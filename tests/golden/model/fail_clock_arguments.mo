model M
  Clock a = Clock(1, resolution = 0);
  Clock b = Clock(-1.0);
  Clock c = Clock(true, true);
  Clock d = Clock("fast");
  Clock e = Clock(2.0, 3);
  Clock f = Clock(1, solver = "x");
  Real x = previous(x + 1);
  Real y = hold(2*x);
  Real z = subSample(x, factor = -2);
  Real v = shiftSample(x, -1);
  Real w = subSample(x, factor = integer(time));
  Real s = sample(a);
  Real n = noClock(a);
  Real k = shiftSample(x);
end M;
// Flat:
// 2:13: error T016: the resolution of a clock has to be 1 or more
// 3:13: error T016: the interval of a clock has to be positive
// 4:25: error T001: the interval before the first tick has to be a number
// 5:19: error T001: a clock cannot be made of a String
// 6:13: error T005: a clock with an interval has no second argument
// 7:13: error T005: these arguments make no clock
//   a clock is Clock(), Clock(counter, resolution), Clock(interval), Clock(condition, startInterval) or Clock(c, solverMethod)
// 8:12: error T001: 'previous' needs a variable, not an expression
//   give the expression a variable of its own
// 9:12: error T001: 'hold' needs a variable, not an expression
//   give the expression a variable of its own
// 10:12: error T016: the factor of a clock cannot be negative
// 11:12: error T016: the shift of a clock cannot be negative, and its resolution has to be 1 or more
// 12:34: error T004: the factor of a clock 'integer(time)' has to be known before the simulation starts
//   give the parameters in it a value
// 13:12: error T001: a clock cannot be sampled
// 14:12: error T001: 'noClock' needs a clocked variable, not a clock
// 15:12: error T005: 'shiftSample' cannot be called with 1 arguments
// endFlat
