package P
  connector Port
    Real p;
    flow Real m;
    stream Real h;
  end Port;
  model Source
    Port port;
  equation
    port.p = 1;
    port.h = 3;
  end Source;
  model Sink
    Port port;
    Real seen = inStream(port.h);
  equation
    port.m = 1;
    port.h = 2;
  end Sink;
  model Pump
    extends Source;
    Real seen = inStream(port.h);
  end Pump;
  // What it stands for at its port is no part of any mixture.
  model Sensor
    Port port(m(min = 0));
    Real seen = inStream(port.h);
  equation
    port.m = 0;
    port.h = 7;
  end Sensor;
  model Group
    Port port(m(max = -0.5));
    Sink sink;
    Sensor sensor;
  equation
    connect(port, sink.port);
    connect(port, sensor.port);
  end Group;
end P;
model StreamsShut
  P.Source source;
  P.Sink sink;
  P.Sensor sensor, one;
  P.Pump alone;
  P.Group group;
equation
  connect(source.port, sink.port);
  connect(source.port, sensor.port);
  connect(sink.port, group.port);
  connect(alone.port, one.port);
end StreamsShut;
// Flat:
// model StreamsShut
//   Real source.port.p
//   flow Real source.port.m
//   Real source.port.h
//   Real sink.port.p
//   flow Real sink.port.m
//   Real sink.port.h
//   Real sink.seen
//   Real sensor.port.p
//   flow Real sensor.port.m(min = 0)
//   Real sensor.port.h
//   Real sensor.seen
//   Real one.port.p
//   flow Real one.port.m(min = 0)
//   Real one.port.h
//   Real one.seen
//   Real alone.port.p
//   flow Real alone.port.m
//   Real alone.port.h
//   Real alone.seen
//   Real group.port.p
//   flow Real group.port.m(max = -0.5)
//   Real group.port.h
//   Real group.sink.port.p
//   flow Real group.sink.port.m
//   Real group.sink.port.h
//   Real group.sink.seen
//   Real group.sensor.port.p
//   flow Real group.sensor.port.m(min = 0)
//   Real group.sensor.port.h
//   Real group.sensor.seen
// equation
//   source.port.p = sink.port.p  // connection
//   source.port.p = sensor.port.p  // connection
//   sink.port.p = group.port.p  // connection
//   alone.port.p = one.port.p  // connection
//   group.port.p = group.sink.port.p  // connection
//   group.port.p = group.sensor.port.p  // connection
//   group.port.m + (sensor.port.m + (source.port.m + sink.port.m)) = 0  // flow balance
//   alone.port.m = -one.port.m  // flow balance
//   group.sensor.port.m + (group.sink.port.m - group.port.m) = 0  // flow balance
//   group.port.h = group.sink.port.h  // connection
//   sink.seen = (source.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)))) + group.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -group.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)))))/(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + (1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -group.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)))))  // declared value
//   sensor.seen = (source.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)))) + sink.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))) + max(0, -sink.port.m)*((3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)))) + group.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))) + max(0, -group.port.m)*((3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)))))/(1e-06*(1 - (3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))) + (1e-06*(1 - (3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))) + max(0, -sink.port.m)*((3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)))) + (1e-06*(1 - (3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))) + max(0, -group.port.m)*((3 - 2*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06))*(min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)*min(1, (max(0, -group.port.m) + (max(0, -source.port.m) + max(0, -sink.port.m)))/1e-06)))))  // declared value
//   one.seen = alone.port.h  // declared value
//   alone.seen = one.port.h  // declared value
//   group.sink.seen = group.sink.port.h  // declared value
//   group.sensor.seen = group.sink.port.h  // declared value
//   source.port.p = 1
//   source.port.h = 3
//   sink.port.m = 1
//   sink.port.h = 2
//   sensor.port.m = 0
//   sensor.port.h = 7
//   one.port.m = 0
//   one.port.h = 7
//   alone.port.p = 1
//   alone.port.h = 3
//   group.sink.port.m = 1
//   group.sink.port.h = 2
//   group.sensor.port.m = 0
//   group.sensor.port.h = 7
// end StreamsShut
// endFlat
