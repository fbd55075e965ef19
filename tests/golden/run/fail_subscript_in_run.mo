// A subscript that leaves its array during the run is told with the array and the place.
model M
  Real v[3] = {1, 2, 3}*time;
  Integer k(start = 1, fixed = true);
  Real safe = if k > 3 then 0 else v[k];
  Real y = v[k];
algorithm
  when time > 0.5 then
    k := 4;
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 6:14: error R150: the subscript of 'v' is 4, outside of 1 … 3 (at t = 0.… s)
// failed
// endRun
