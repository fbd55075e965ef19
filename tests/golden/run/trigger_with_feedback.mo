// A comparator with positive feedback drives an integrator: at each switch all three of its branches touch, and the one
// that holds next differs in both relations at once. A period of the triangle takes 1 s.
model M
  Real up(start = 1), x(start = 0.5, fixed = true);
  Integer turns(start = 0, fixed = true);
protected
  Real difference = 0.25*up - x;
equation
  up = smooth(0, if 1000*difference > 1 then 1 else if 1000*difference < -1 then -1 else 1000*difference);
  der(x) = up;
  when up > 0.5 then
    turns = pre(turns) + 1;
  end when;
  when terminal() then
    assert(turns == 3, String(turns) + " turns");
  end when;
  annotation(experiment(StopTime = 3.1, Tolerance = 1e-7));
end M;
// Run:
// finished
// endRun
