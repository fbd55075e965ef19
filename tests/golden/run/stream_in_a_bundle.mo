// Two pipes and a heat line bundled in one connector, and in a bus: each stream goes with the flow beside it.
model StreamInABundle
  connector Port
    Real p;
    flow Real m;
    stream Real h;
  end Port;
  connector Heat
    Real T;
    flow Real Q;
  end Heat;
  connector Bundle
    Heat heat;
    Port hot;
    Port cold;
  end Bundle;
  expandable connector Bus
    Heat heat;
    Port hot;
    Port cold;
  end Bus;
  model Source
    Bundle b;
  equation
    b.hot.m = -2;
    b.hot.h = 100;
    b.cold.m = -3;
    b.cold.h = 10;
    b.heat.Q = -5;
  end Source;
  model Vessel
    Bundle b;
    Real mixed = inStream(b.hot.h) + inStream(b.cold.h);
    Real brought = b.hot.m*actualStream(b.hot.h) + b.cold.m*actualStream(b.cold.h);
  equation
    b.hot.p = 1;
    b.cold.p = 2;
    b.heat.T = 300;
    b.hot.h = 1;
    b.cold.h = 2;
  end Vessel;
  model Open
    Bus bus;
    Port hot, cold;
    Heat heat;
  equation
    connect(hot, bus.hot);
    connect(cold, bus.cold);
    connect(heat, bus.heat);
  end Open;
  Source source, other;
  Vessel vessel;
  Open left, right;
  Vessel sink;
equation
  connect(source.b, vessel.b);
  connect(left.bus, right.bus);
  connect(other.b.hot, left.hot);
  connect(other.b.cold, left.cold);
  connect(other.b.heat, left.heat);
  connect(right.hot, sink.b.hot);
  connect(right.cold, sink.b.cold);
  connect(right.heat, sink.b.heat);
  assert(abs(vessel.mixed - 110) < 1e-9 and abs(vessel.brought - 230) < 1e-9, "a stream went with another flow");
  assert(abs(sink.mixed - 110) < 1e-9 and abs(sink.brought - 230) < 1e-9, "a stream through the bus is another");
  annotation (experiment(StopTime=1));
end StreamInABundle;
// Run:
// finished
// endRun
