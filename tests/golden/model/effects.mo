impure function tell
  input String text;
  input String file;
  external "C" ModelicaInternal_print(text, file);
end tell;
model M
  Real x = time;
algorithm
  when x > 0.5 then
    tell("now " + String(x), "");
  end when;
equation
  when x > 0.7 then
    tell("then " + String(x), "");
  end when;
end M;
// Flat:
// endFlat
