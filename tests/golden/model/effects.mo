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
// model M
//   Real x
//   discrete Boolean $when1
//   discrete Boolean $when2
// equation
//   x = time  // declared value
//   $when1 = x > 0.7  // when
//   $when2 = x > 0.5  // when
// assert call#0.1("then " + String(x), 1) if edge($when1): ""
// assert call#0.1("now " + String(x), 2) if edge($when2): ""
// end M
// endFlat
