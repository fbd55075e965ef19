// x = 0.9175100150210085
// v = 0.40512244745894904
model SwitchedOscillator "pushed to and fro 2000 times"
  Real x(start=0, fixed=true), v(start=1, fixed=true);
  discrete Real push(start=1, fixed=true);
equation
  der(x) = v;
  der(v) = push - x;
  when sample(0.01, 0.01) then
    push = -pre(push);
  end when;
  annotation(experiment(StopTime=20));
end SwitchedOscillator;
