// A part that is there on a condition which hangs on one element of a list, whose others hang on what is asked for.
model ListedElement
  model Part
    parameter Real p;
    Real y;
  equation
    der(y) = p;
  end Part;
  Part x[2](p = {1, a}, each y(start = 0, fixed = true));
  parameter Real a = x[1].p + 1;
  Part there(p = 10*a, y(start = 0, fixed = true)) if a > 1.5;
  Part missing(p = 0, y(start = 0, fixed = true)) if a < 1.5;
  annotation (experiment(StopTime = 1, Interval = 1));
end ListedElement;
// Run:
// finished
// endRun
