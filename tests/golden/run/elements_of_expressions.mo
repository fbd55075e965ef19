// Subscripts and fields of expressions in parentheses, also within functions and with `end`.
model M
  record R
    Real a, b[2];
  end R;
  function make
    input Real u;
    output R r = R(u, {2*u, 3*u});
  algorithm
  end make;
  function second
    input Real v[:];
    output Real y;
  algorithm
    y := (2*v)[2] + (v .+ 1)[end];
  end second;
  parameter Real v[3] = {1, 2, 4}, A[2, 3] = [1, 2, 3; 4, 5, 6];
  Integer k = if time < 0.5 then 1 else 3;
  Real x = (v .* v)[3], y = (make(time)).a, z = (v*time)[k], w = ((make(time)).b)[2];
  Real row[3] = (2*A)[2, :], t = second(v), s = (if time < 2 then v else 2*v)[end - 1], m = (x);
equation
  assert(abs(x - 16) < 1e-12 and abs(y - time) < 1e-12 and abs(m - x) < 1e-12, "an element and a field");
  assert(abs(z - (if time < 0.5 then time else 4*time)) < 1e-12, "a subscript of the run");
  assert(abs(w - 3*time) < 1e-12 and abs(row[3] - 12) < 1e-12, "an element of a field, a row");
  assert(abs(t - 9) < 1e-12 and abs(s - 2) < 1e-12, "in a function, by end");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
