// Widths, precisions and names in texts that are made during the run: in functions, messages and effects.
model M
  type E = enumeration(red, green);
  function show
    input Real u;
    input Integer n;
    input E e;
    output String s;
  algorithm
    s := "[" + String(u, format = ".2f") + "|" + String(n, minimumLength = 5) + "|" + String(n, format = "x") + "|" +
      String(e, minimumLength = 6) + "|" + String(u > 1, minimumLength = 6, leftJustified = false) + "|" +
      String(u, significantDigits = 3) + "]";
  end show;
  parameter String known = show(3.14159, 42, E.green);
  Real x = 3.14159 + (if time > 5 then 1 else 0);
  Integer n(start = 42, fixed = true);
  E e(start = E.green, fixed = true);
equation
  when time > 2 then
    n = 43;
    e = E.red;
  end when;
  assert(known == "[3.14|42   |2a|green |  true|3.14]", "at translation");
  assert(String(-7, format = "+05d") == "-0007" and String(4, format = ".1f") == "4.0" and String(65, format = "c") == "A", "formats");
  assert(time < 0.5, show(x, n, e) + String(x, format = "8.3f") + "|" + String(e) + "|" + String(n, format = "04d"), AssertionLevel.warning);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 25:3: warning R150: [3.…|42   |2a|green |  true|3.…]   3.…|green|0042 (at t = 0.… s)
// finished
// endRun
