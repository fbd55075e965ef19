connector Port
  Real p;
  stream Real h;
end Port;
model M
  Port a, b;
equation
  connect(a, b);
  a.p = 1;
  a.h = 1;
  b.h = 2;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 1:11: error C104: connector a has a stream variable but no flow variable
//   part a
// 1:11: error C104: connector b has a stream variable but no flow variable
//   part b
// no model
// endRun
