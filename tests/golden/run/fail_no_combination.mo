model Relay
  Real x;
  Boolean up;
equation
  up = x > 0.25;
  x = if up and time > 0.5 then -1 else 1;
end Relay;
model M
  Relay relay;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:3: error R120: no consistent combination of switching states was found, in relay.up = (relay.x > 0.…) of relay; they switch back and forth: relay.up, relay: x > 0.… (at t = 0.… s)
//   part relay
// failed
// endRun
