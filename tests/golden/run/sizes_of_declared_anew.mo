// A result that is a record declares its arrays anew, with sizes that a local variable of the function has, which stands
// behind it or before.
model M
  record System
    Real A[:, size(A, 1)];
    Real b[:];
  end System;
  function sizes
    input Integer n;
    output Integer both[2] = {n, 2*n};
  end sizes;
  function triangular
    input Integer n;
    output System s(redeclare Real A[k, k], redeclare Real b[m]);
  protected
    Integer both[2] = sizes(n);
    Integer k = both[1], m = both[2];
  algorithm
    s.b := fill(3, m);
    for i in 1:k loop
      s.A[i, 1:i] := ones(i);
      s.A[i, i + 1:k] := zeros(k - i);
    end for;
  end triangular;
  parameter System s = triangular(4);
  Real y[4](each start = 0, each fixed = true);
equation
  der(y) = s.A*ones(4);
  assert(abs(sum(s.A) - 10) + abs(sum(s.b) - 24) < 1e-12, "sums " + String(sum(s.A)) + ", " + String(sum(s.b)));
  when terminal() then
    assert(max(abs(y - {1, 2, 3, 4})) < 1e-6, "y[4] is " + String(y[4]));
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
