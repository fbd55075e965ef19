// Calls that are made for their effect: once at the start, once at each event of their clause, in its order; within a
// function where it comes to them.
impure function tell
  input String text;
  input String file = "";
  external "C" ModelicaInternal_print(text, file);
end tell;

impure function tellLarge
  input Real x;
algorithm
  if x > 1.6 then
    tell("large: " + String(x > 1.6));
  end if;
end tellLarge;

function early
  input Real x;
  output Real y;
algorithm
  assert(x < 1.2, "x is not small at the start");
  y := x;
  annotation(Inline = true);
end early;

model M
  Real x(start = 1, fixed = true), z;
  Integer n(start = 0, fixed = true);
initial equation
  z = early(x);
  assert(x < 1.1, "x is not small at the start");
initial algorithm
  tell("start");
equation
  der(x) = 1;
  der(z) = 0;
  when initial() then
    tell("first event");
  end when;
  when x > 1.5 then
    tell("half way with n = " + String(n));
  end when;
algorithm
  when sample(0.25, 0.25) then
    n := n + 1;
    tell("n = " + String(n));
    tellLarge(x);
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// warning R130: first event
// warning R130: start
// warning R130: n = 1
// warning R130: half way with n = 2
// warning R130: n = 2
// warning R130: n = 3
// warning R130: large: true
// warning R130: n = 4
// warning R130: large: true
// finished
// endRun
