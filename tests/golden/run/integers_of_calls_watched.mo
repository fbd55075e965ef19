// Clauses are looked at at events, and what moves between them has none: equations have its present value, and a warning
// says what the clauses miss.
model M
  function sideOf
    input Real x;
    output Real square;
    output Integer side;
  protected
    Real rest;
  algorithm
    rest := x;
    side := 1;
    square := x*x;
    while rest > 0.3 loop
      side := side + 1;
      rest := rest - 0.3;
    end while;
  end sideOf;
  Real square, inSecond(start = 0, fixed = true);
  Integer side, seen(start = 0, fixed = true), counted(start = 0, fixed = true);
  Boolean isSecond = side == 2;
equation
  (square, side) = sideOf(time);
  der(inSecond) = if isSecond then 1 else 0;
  when side == 3 then
    seen = pre(seen) + 1;
  end when;
  when isSecond then
    counted = pre(counted) + 1;
  end when;
  when terminal() then
    assert(abs(inSecond - 0.3) < 1e-3, "the time in the second is " + String(inSecond));
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 25:8: warning S025: the condition side == 3 is looked at at events only, but changes between them
//   part 
// 21:22: warning S025: isSecond is no Real: it stands still between events, while 2 == M.sideOf(time) changes
//   part 
// finished
// endRun
