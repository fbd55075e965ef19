// An assignment to an element that its array does not have is told with the array and the place, here in a function
// whose statements the model takes over; where its condition does not hold, it does no harm.
record R
  Real a, b[2];
end R;

function set
  input Integer k;
  output Real y;
protected
  R r[3];
algorithm
  for i in 1:3 loop
    r[i].a := 0;
    r[i].b := zeros(2);
  end for;
  r[k].b := {1, 2};
  y := sum(r[2].b);
end set;

model M
  Integer k(start = 2, fixed = true);
  Real y = set(k);
  Real v[2], w[Boolean];
algorithm
  v := {1, 2};
  if k < 3 then
    v[k] := 3;
  end if;
  w[false] := 0;
  w[true] := 1;
  w[k > 3] := 2;
  when terminal() then
    assert(abs(w[true] - 2) + abs(w[false]) < 1e-12, "values");
  end when;
  when time > 0.5 then
    k := 4;
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 17:5: error R150: the subscript of 'r' is 4, outside of 1 … 3 (at t = 0.… s)
// failed
// endRun
