// The same in a loop whose length depends on the run: the column is none of the matrix, although as many elements
// follow.
model M
  function set
    input Integer n, m;
    output Real y;
  protected
    Real v[3, 2] = zeros(3, 2);
  algorithm
    for i in 1:m loop
      v[i, n] := i;
    end for;
    y := sum(v);
  end set;
  Integer n = if time > 0.5 then 3 else 2;
  Real y = set(n, n - 1);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R120: the subscript of 'v' is 3, outside of 1 … 2 (at t = 0.… s)
// failed
// endRun
