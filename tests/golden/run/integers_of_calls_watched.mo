// What a function gives beside Reals moves between events: equations have its present value, and where a clause or a left
// limit asks for it, its changes are events.
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
    assert(abs(inSecond - 0.3) < 1e-6, "the time in the second is " + String(inSecond));
    assert(seen == 1 and counted == 1, "seen " + String(seen) + ", counted " + String(counted));
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
