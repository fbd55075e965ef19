// What a function that is called finds out beside Reals goes with them between events, in equations and in results.
model M
  record State
    Real x, y;
    Integer side;
  end State;
  function stateOf
    input Real x;
    output State state;
  protected
    Real rest;
  algorithm
    rest := x;
    state.side := 1;
    while rest > 0.3 loop
      state.side := state.side + 1;
      rest := rest - 0.3;
    end while;
    state.x := x;
    state.y := x*x;
  end stateOf;
  function ofState
    input State state;
    output Real z;
  algorithm
    z := if state.side == 2 then state.y else 0;
  end ofState;
  State state = stateOf(time);
  Real z = ofState(state);
  Real area(start = 0, fixed = true), sum(start = 0, fixed = true);
  Integer other = state.side, next = other + 1;
  Boolean isSecond = state.side == 2;
  Real inSecond(start = 0, fixed = true);
equation
  der(area) = z;
  der(sum) = other;
  der(inSecond) = if isSecond then 1 else 0;
  assert(abs(time - 0.45) > 0.01 or state.side == 2, "the side stood still");
  assert(abs(time - 0.75) > 0.01 or other == 3, "its other name stood still");
  assert(abs(time - 0.45) > 0.01 or isSecond and next == 3, "what follows from it stood still");
  when terminal() then
    assert(abs(area - (0.6^3 - 0.3^3)/3) < 1e-3, "the area is " + String(area));
    assert(abs(sum - (0.3*(1 + 2 + 3) + 0.1*4)) < 1e-2, "the sum is " + String(sum));
    assert(abs(inSecond - 0.3) < 1e-3, "the time in the second is " + String(inSecond));
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
