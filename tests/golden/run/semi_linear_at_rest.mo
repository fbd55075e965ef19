// Nothing flows through a port that is not connected: what would come in is what would go out.
model M
  connector Port
    Real p;
    flow Real m;
    Real h;
    flow Real H;
  end Port;
  model Volume
    Port port;
    parameter Real h = 3, p = 1;
  equation
    port.m = 0.1*(port.p - p);
    port.H = semiLinear(port.m, port.h, h);
  end Volume;
  Volume closed, joined(h = 5, p = 2), other(h = 7);
equation
  connect(joined.port, other.port);
  assert(abs(joined.port.h - 5) < 1e-9, "h of a port is that of the volume it comes from");
  assert(abs(closed.port.h - 3) < 1e-9, "h of the port is that of the volume");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
