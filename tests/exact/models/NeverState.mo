// x = 2
// y = 10
model NeverState "a variable that must not be a state follows from a nonlinear equation"
  Real x(stateSelect=StateSelect.never, start=1), y(stateSelect=StateSelect.always, start=2, fixed=true);
equation
  y = x + x^3;
  der(x) = 1;
  annotation(experiment(StopTime=1));
end NeverState;
