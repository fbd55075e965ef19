// StateSelect.never leaves the choice of states to the others, where there are others: y = 2 x may be one in place of x.
model M
  Real x(stateSelect = StateSelect.never, start = 1, fixed = true);
  Real y = 2 * x;
  Real alone(stateSelect = StateSelect.never);
equation
  der(y) = -y;
  der(alone) = time;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:8: error S024: alone has to be a state, though its stateSelect is StateSelect.never: nothing else gives it its value
// no model
// endRun
