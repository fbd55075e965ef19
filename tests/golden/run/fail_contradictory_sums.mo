// Each equation could be solved for a share of its own, but their sum is 0 = 5.
model Meter
  input Real share[3];
equation
  share[1] + share[2] + share[3] = 5;
end Meter;
model Junction
  Real share[3], head;
equation
  share[1] + share[2] = -share[3];
  share[2] - share[3] = head;
end Junction;
model M
  Junction junction;
  Meter meter(share = junction.share);
  Real drop = junction.head^3;
equation
  time = drop + junction.share[3];
end M;
// Run:
// 5:3: error S022: the equations of meter and junction contradict each other: no values can satisfy them together
//   5:3: one of them: meter.share[3] + (meter.share[1] + meter.share[2]) = 5
//   10:3: one of them: meter.share[1] + meter.share[2] = -meter.share[3]
//   remove or correct one of them
//   part meter
//   part junction
// no model
// endRun
