model Slide
  Real x(start = 0.5, fixed = true);
equation
  der(x) = if x > 0.25 then -1 else 1;
end Slide;
model M
  Slide slide;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R122: the model makes 1002 events between t = 0.… s and t = 0.… s and hardly gets on (chattering); switching most: slide: x > 0.…
//   part slide
// failed
// endRun
