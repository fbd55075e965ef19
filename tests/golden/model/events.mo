model Events
  discrete Real count(start = 0, fixed = true);
  Real x(start = 1, fixed = true);
  Boolean high = x > 0.5;
  Integer n(start = 0, fixed = true);
  Real u;
equation
  der(x) = -1;
  when {sample(0, 0.1), initial()} then
    count = pre(count) + 1;
  elsewhen high then
    count = 0;
  end when;
  when x < 0 then
    reinit(x, 1);
    n = pre(n) + 1;
  end when;
  if high then
    u = 1;
  else
    u = noEvent(if x > 0 then x else 0);
  end if;
  assert(x > -2, "x is " + String(x));
end Events;
// Flat:
// model Events
//   discrete Real count(start = 0, fixed = true)
//   Real x(start = 1, fixed = true)
//   discrete Boolean high
//   discrete Integer n(start = 0, fixed = true)
//   Real u
//   Real der(x)
//   discrete Boolean $when1
//   discrete Boolean $when2
// equation
//   high = x > 0.5  // declared value
//   $when1 = sample(0, 0.1)  // when
//   $when2 = x < 0  // when
//   der(x) = -1
//   count = if initial() or edge($when1) then pre(count) + 1 else if edge(high) then 0 else pre(count)  // when
//   n = if edge($when2) then 1 + pre(n) else pre(n)  // when
//   u = if high then 1 else noEvent(if x > 0 then x else 0)
// reinit x = 1 when edge($when2)
// assert x > (-2) if true: "x is " + String(x)
// end Events
// endFlat
