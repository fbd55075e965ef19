// set: nothing=1
// set: n=3
model M
  parameter Integer n = 2;
  Real x[n](each start = 1, each fixed = true);
equation
  der(x) = -x;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R001: there is no variable nothing
// error R002: n cannot be set without translating the model anew
//   part 
// failed
// endRun
