model M
  block State
    Real x = 1;
  end State;
  State a, b;
equation
  initialState(a);
  transition(a, b, a.x > 0);
end M;
// Flat:
// 7:3: error T012: 'initialState' is not supported (state machines)
// 8:3: error T012: 'transition' is not supported (state machines)
// endFlat
