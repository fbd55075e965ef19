// Array sizes that follow from arguments within a function, and loops over arrays without a range.
model M
  function squares
    input Integer n;
    output Real y[:] = {i^2 for i in 1:n};
  algorithm
  end squares;
  function evens
    input Integer n;
    input Real u;
    output Real y[:];
    output Integer count;
  protected
    Real t[2*n];
    Real w[:, :] = zeros(n, columns);
    Integer columns = 2;
  algorithm
    for i loop
      t[i] := i*u;
    end for;
    y := {t[2*i] for i in 1:n};
    count := size(w, 1)*size(w, 2);
  end evens;
  function larger
    input Integer n;
    input Real u;
    output Real y[n + 1];
  protected
    Real a[:];
    Integer k;
  algorithm
    (a, k) := evens(n + 1, u);
    y := a .+ k;
  end larger;
  function above
    input Real x[:], limit;
    output Real y[sum(if e > limit then 1 else 0 for e in x)];
  protected
    Integer k = 0;
  algorithm
    for e in x loop
      if e > limit then
        k := k + 1;
        y[k] := e;
      end if;
    end for;
  end above;
  model Part
    parameter Integer n;
    Real v[:] = squares(n)*time;
  end Part;
  Part a(n = 2), b[2](n = {1, 3});
  parameter Integer n = 2;
  parameter Real x[:] = {3, 1, 4, 1, 5, 9, 2, 6}, limit = 3.5;
  Real chosen[:] = above(x, limit)*time;
  Real more[n + 1] = larger(n, time);
  Real table[n, 3], shifted[n, 3];
algorithm
  for i, j loop
    table[i, j] := i*chosen[j];
  end for;
  for i loop
    for j loop
      shifted[i, j] := table[i, j] + 1;
    end for;
  end for;
equation
  assert(size(a.v, 1) == 2 and abs(sum(b[2].v) - 14*time) < 1e-12, "squares");
  assert(size(chosen, 1) == 4 and abs(chosen[4] - 6*time) < 1e-12, "what is above the limit");
  assert(abs(more[3] - (6*time + 6)) < 1e-12, "a function within a function");
  assert(abs(shifted[2, 3] - (18*time + 1)) < 1e-12, "loops without a range");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
