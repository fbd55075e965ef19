// Functions that come to their end without a value for an output: told where it happens, and only there.
model OutputWithoutValue
  function inlined
    input Real x;
    output Real y;
  algorithm
    if x > 0.55 then
      y := 3;
    end if;
  end inlined;
  function found "a loop that may find nothing, and leaves early"
    input Real x;
    output Integer place;
  protected
    Integer k = 1;
  algorithm
    while k < x loop
      if k > 3 then
        return;
      end if;
      if k*k > x then
        place := k;
      end if;
      k := k + 1;
    end while;
  end found;
  function sure "has a value on each way"
    input Real x;
    output Real y;
  algorithm
    if x > 0.5 then
      y := 1;
    elseif x > 0.25 then
      y := 2;
      return;
    else
      y := 3;
    end if;
    for k in 1:3 loop
      y := y + k;
    end for;
  end sure;
  function last "the loop has passes"
    input Real x[:];
    output Real y;
  algorithm
    for k in 1:size(x, 1) loop
      y := x[k];
    end for;
  end last;
  function elements "gives all but one of its elements; the others of b one by one, too"
    input Real x;
    input Integer n;
    output Real a[3], b[2, n];
  algorithm
    a[1:2:3] := {x, 2*x};
    for i in 1:2, j in 1:n loop
      b[i, j] := i*j*x;
    end for;
  end elements;
  Real u[3], v[2, 3];
  Real a = inlined(time), c = sure(time), d = last({time, 2*time});
  Integer b;
  discrete Real e(start = 0, fixed = true);
equation
  (u, v) = elements(time, 3);
  b = found(2 + 2*integer(4*time));
algorithm
  when time > 0.25 then
    e := inlined(0.3*pre(e));
  end when;
  annotation (experiment(StopTime = 1));
end OutputWithoutValue;
// Run:
// 5:17: warning R150: the output y of OutputWithoutValue.inlined has no value: no statement that the call comes to gives it one (at t = 0 s)
// 54:17: warning R150: the output a of OutputWithoutValue.elements has elements without a value: no statement that the call comes to gives them one (at t = 0 s)
// 5:17: warning R150: the output y of OutputWithoutValue.inlined has no value: no statement that the call comes to gives it one (at t = 0.… s)
// warning R130: the output place of OutputWithoutValue.found has no value: no statement that the call comes to gives it one
// finished
// endRun
