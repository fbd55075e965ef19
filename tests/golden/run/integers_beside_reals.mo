// What a function gives beside Reals, without events, goes with them between events.
model M
  record State
    Real x, y;
    Integer side;
  end State;
  function stateOf
    input Real x;
    output State state;
  algorithm
    state.x := x;
    state.y := x*x;
    state.side := if x > 0.3 then 2 else 1;
  end stateOf;
  function ofState
    input State state;
    output Real z;
  algorithm
    z := if state.side == 2 then state.y else 0;
  end ofState;
  State state = stateOf(time);
  Real z = ofState(state);
  Real area(start = 0, fixed = true);
equation
  der(area) = z;
  when terminal() then
    assert(abs(area - (1 - 0.3^3)/3) < 1e-3, "the area is " + String(area));
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
