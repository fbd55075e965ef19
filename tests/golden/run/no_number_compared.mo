// Relations over what is no number count as false: told where something hangs on them, and not beside conditions that
// keep it from mattering.
model NoNumberCompared
  Real s = 0.45 - time, x(start = 1, fixed = true), y(start = 0.1, fixed = true);
  Real a = if sqrt(s) > 0.1 then 1 else 2;
  Real b = noEvent(if x > 0 and log(x) > -1 then 1 else 2);
  Real c = if y < 0 then 0 else if sqrt(y) > 0.2 then 1 else 2;
  Boolean d = asin(2*s + 1) < 0.3 or s > 0;
  Real e = f(s);
  Real g = sign(sqrt(s)), h = if s > 0 then sign(log(s)) else 0;
  function f
    input Real u;
    output Real v;
  algorithm
    if u > 0 then
      v := if u^0.5 > 0.1 then 1 else 2;
    else
      v := 3;
    end if;
  end f;
equation
  der(x) = -1.5;
  der(y) = -0.2;
  annotation (experiment(StopTime = 1));
end NoNumberCompared;
// Run:
// 9:12: warning R150: the comparison sqrt(s) > 0.… is one with what is not a number, and counts as false: a root or logarithm of a negative number, or a division of zero by zero (at t = 0.… s)
// 10:12: warning R150: the comparison sign(sqrt(s)) is one with what is not a number, and counts as 0: a root or logarithm of a negative number, or a division of zero by zero (at t = 0.… s)
// finished
// endRun
