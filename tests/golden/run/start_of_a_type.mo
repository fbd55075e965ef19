// Start values that a type has for all its variables say less than those of a declaration (specification 8.6.2): the
// iteration begins at the latter, and of names for one quantity the one with a start value of its own decides.
type Guess = Real(start = -1);
model Iteration "two solutions, p = 2 and p = -3"
  Guess d;
  Real p(start = 3);
equation
  p*d = 6;
  d = p + 1;
  assert(abs(p - 2) < 1e-9, "the solution near the start value that is given");
end Iteration;
model Names "a name higher up, with the start value of its type"
  Guess x;
  model Part
    Real y(start = 4);
  equation
    y*y = 9;
  end Part;
  Part part;
equation
  x = part.y;
  assert(abs(x - 3) < 1e-9, "the start value of the part");
end Names;
model Both
  Iteration iteration;
  Names names;
end Both;
// Run:
// finished
// endRun
