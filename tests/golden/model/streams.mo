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
    Real seen = inStream(port.h), actual = actualStream(port.h);
  equation
    port.m = 1;
    port.h = 2;
  end Sink;
  model Group
    Port port;
    Sink sink;
  equation
    connect(port, sink.port);
  end Group;
end P;
model Streams
  P.Source source;
  P.Group group;
  P.Sink sink;
equation
  connect(source.port, group.port);
  connect(source.port, sink.port);
end Streams;
// Flat:
// model Streams
//   Real source.port.p
//   flow Real source.port.m
//   Real source.port.h
//   Real group.port.p
//   flow Real group.port.m
//   Real group.port.h
//   Real group.sink.port.p
//   flow Real group.sink.port.m
//   Real group.sink.port.h
//   Real group.sink.seen
//   Real group.sink.actual
//   Real sink.port.p
//   flow Real sink.port.m
//   Real sink.port.h
//   Real sink.seen
//   Real sink.actual
// equation
//   source.port.p = group.port.p  // connection
//   source.port.p = sink.port.p  // connection
//   group.port.p = group.sink.port.p  // connection
//   sink.port.m + (source.port.m + group.port.m) = 0  // flow balance
//   group.port.m = group.sink.port.m  // flow balance
//   group.port.h = group.sink.port.h  // connection
//   group.sink.seen = (source.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)))) + sink.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + max(0, -sink.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)))))/(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + (1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + max(0, -sink.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)))))  // declared value
//   group.sink.actual = if group.sink.port.m > 0 then (source.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)))) + sink.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + max(0, -sink.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)))))/(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + (1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))) + max(0, -sink.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -sink.port.m))/1e-06))))) else group.sink.port.h  // declared value
//   sink.seen = (source.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)))) + group.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -group.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)))))/(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + (1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -group.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)))))  // declared value
//   sink.actual = if sink.port.m > 0 then (source.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)))) + group.port.h*(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -group.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)))))/(1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -source.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + (1e-06*(1 - (3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))) + max(0, -group.port.m)*((3 - 2*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))*(min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06)*min(1, (max(0, -source.port.m) + max(0, -group.port.m))/1e-06))))) else sink.port.h  // declared value
//   source.port.p = 1
//   source.port.h = 3
//   group.sink.port.m = 1
//   group.sink.port.h = 2
//   sink.port.m = 1
//   sink.port.h = 2
// end Streams
// endFlat
