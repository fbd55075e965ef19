// Arrays that an expandable connector declares without a size: as many elements as connections name.
model M
  expandable connector Bus
    Real v[:];
    Real w[:];
    Real single;
  end Bus;
  connector RealInput = input Real;
  connector RealOutput = output Real;
  model Source
    parameter Real k = 1;
    RealOutput y = k*time;
  end Source;
  model Sources
    RealOutput y[2] = {5, 6}*time;
  end Sources;
  model Sink
    RealInput u;
  end Sink;
  model Part
    Bus bus;
    Sink sink;
  equation
    connect(bus.v[2], sink.u);
  end Part;
  Bus bus, other;
  Source source[3](k = {1, 2, 3});
  Sources both;
  Sink single, last;
  Part part;
equation
  connect(source[1].y, bus.v[1]);
  connect(source[2].y, bus.v[2]);
  connect(source[3].y, bus.single);
  connect(bus, other);
  connect(other, part.bus);
  connect(other.single, single.u);
  connect(both.y, other.w);
  connect(bus.w[2], last.u);
  assert(abs(part.sink.u - 2*time) < 1e-12, "an element");
  assert(abs(single.u - 3*time) < 1e-12 and abs(last.u - 6*time) < 1e-12, "a scalar, an array as a whole");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
