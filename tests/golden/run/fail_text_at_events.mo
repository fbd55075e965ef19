model M
  String s(start = "before");
equation
  when time > 0.5 then
    s = "at " + String(time);
  end when;
  assert(s <> "", s);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:5: error S020: the text s takes texts at events that change themselves, which is not supported
//   make it an Integer or an enumeration, or a text that an if-expression chooses
// no model
// endRun
