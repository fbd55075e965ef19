model M
  String s(start = "before");
  Boolean isBefore = s == "before";
equation
  when time > 0.5 then
    s = "after";
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 6:5: error S020: the text s changes at events, which is not supported
//   make it an Integer or an enumeration, or a text that an if-expression chooses
// no model
// endRun
