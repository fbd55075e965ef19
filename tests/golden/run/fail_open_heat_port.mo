connector Port
  Real T;
  flow Real Q_flow;
end Port;
model Loss
  parameter Boolean useHeatPort = true;
  Port heatPort(Q_flow = -loss) if useHeatPort;
  Real loss = time;
end Loss;
model M
  Loss brake, ideal(useHeatPort = false);
end M;
// Run:
// 11:8: error S009: brake.heatPort is switched on, but not connected
//   connect it, or set useHeatPort to false
//   part brake
//   part brake.heatPort
// no model
// endRun
