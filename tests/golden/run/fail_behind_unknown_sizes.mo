// A function cannot be called for another reason than the sizes that only values tell: that one is told.
model FailBehindUnknownSizes
  function doubled
    input Integer n;
    input Real x[:];
    output Real y[n];
  algorithm
    for i in 1:n loop
      y[i] := 2*notThere(x[i]);
    end for;
  end doubled;
  function differing
    input Real x[:];
    output Real s;
  protected
    Integer n;
  algorithm
    n := if x[1] > 2 then 2 else 1;
    s := sum(doubled(n, x));
  end differing;
  parameter Real x[3] = {3, 4, 5};
  parameter Real s = differing(x);
end FailBehindUnknownSizes;
// Run:
// 9:17: error N013: function 'notThere' is not known here
// no model
// endRun
