// A text that keeps its value between events is one of those that it is given.
model M
  parameter String name = "wheel";
  String s(start = "before");
  String t;
  Boolean isBefore = s == "before";
  Integer kind = if t == "" then 0 else if t == "first" then 1 else 2;
equation
  when time > 0.5 then
    s = "after";
  end when;
  when time > 0.8 then
    t = name + "!";
  elsewhen time > 0.2 then
    t = "first";
  end when;
  when terminal() then
    assert(s == "after" and t == "wheel!", "not " + s + ", " + t);
    assert(not isBefore and kind == 2, "the Integers are late");
    assert(false, s + " " + t, AssertionLevel.warning);
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 20:5: warning R150: after wheel! (at t = 1 s)
// finished
// endRun
