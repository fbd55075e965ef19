impure function tell
  input String text;
  external "C" ModelicaMessage(text);
end tell;
model M
equation
  when time > 0.5 then
    tell("half of the time is over");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
