model M
  Real x(start = 1, fixed = true);
  Real y;
equation
  der(x) = -x;
  y = (if time < 0.2 then 2 else 3)*x;
  when x < 0.5 then
    reinit(y, 1);
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 8:5: error S006: reinit of y: it is not a state of the model
//   give it stateSelect = StateSelect.always
//   part 
// no model
// endRun
