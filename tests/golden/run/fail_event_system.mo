model Part
  discrete Real x(start = 0, fixed = true), y(start = 0, fixed = true);
equation
  when time > 0.5 then
    x + y = time;
    2*x + 2*y = time;
  end when;
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:5: error T008: an equation within 'when' needs a variable on its left side (part)
//   part part
// 6:5: error T008: an equation within 'when' needs a variable on its left side (part)
//   part part
// no model
// endRun
