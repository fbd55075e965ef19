package P
  expandable connector Bus
  end Bus;
  connector RealInput = input Real;
  connector RealOutput = output Real;
  block Source
    RealOutput y = time;
  end Source;
  block Sink
    RealInput u;
    Real v = 2*u;
  end Sink;
  model Part
    Bus bus;
    Source source;
  equation
    connect(source.y, bus.speed);
  end Part;
end P;
model Expandable
  P.Part part;
  P.Bus bus;
  P.Sink sink;
equation
  connect(part.bus, bus);
  connect(bus.speed, sink.u);
end Expandable;
// Flat:
// model Expandable
//   Real part.source.y
//   Real sink.u
//   Real sink.v
//   Real bus.speed
//   Real part.bus.speed
// equation
//   part.bus.speed = bus.speed  // connection
//   bus.speed = sink.u  // connection
//   part.source.y = part.bus.speed  // connection
//   part.source.y = time  // declared value
//   sink.v = 2*sink.u  // declared value
// end Expandable
// endFlat
