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
// 14:5: warning T323: 'tell' is not called during the run: only calls whose results are used are made
// 10:5: warning T323: 'tell' is not called during the run: only calls whose results are used are made
// model M
//   Real x
//   discrete Boolean $when1
//   discrete Boolean $when2
// equation
//   x = time  // declared value
//   $when1 = x > 0.7  // when
//   $when2 = x > 0.5  // when
// end M
// endFlat
