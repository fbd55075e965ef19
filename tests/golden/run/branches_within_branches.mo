// An inlined body of branches that each use what the branch before has given, within a function that runs: written out,
// they would double 30 times.
model M
  function halved
    input Real u;
    output Real y = u;
  algorithm
    for k in 1:30 loop
      if u > k then
        y := 0.5*y + 1;
      else
        y := 0.25*y - 0.75*u;
      end if;
    end for;
  end halved;
  function summed
    input Real u;
    output Real y = 0;
  protected
    Integer k = 0;
  algorithm
    while k < 2 + u loop
      y := y + halved(u - k);
      k := k + 1;
    end while;
  end summed;
  Real x(start = 0, fixed = true);
  Real y = summed(x);
equation
  der(x) = 1;
  assert(abs(y - (-x - (x - 1) - (if x > 0 then x - 2 else 0))) < 1e-9, "below one all branches end at -u");
  annotation(experiment(StopTime = 0.9));
end M;
// Run:
// finished
// endRun
