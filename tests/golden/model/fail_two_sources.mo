package P
  connector RealInput = input Real;
  connector RealOutput = output Real;
  block Source
    RealOutput y = time;
  end Source;
  block Gain
    RealInput u;
    RealOutput y = 2*u;
  end Gain;
  block Wrapped
    RealInput u;
    RealOutput y;
    Gain gain;
  equation
    connect(u, gain.u);
    connect(gain.y, y);
  end Wrapped;
end P;
model M
  P.Source source1, source2;
  P.Wrapped good, bad;
equation
  connect(source1.y, good.u);
  connect(source1.y, bad.u);
  connect(source2.y, bad.u);
end M;
// Flat:
// 5:16: error C005: the signals source1.y and source2.y are connected, but each of them is computed by its block
//   remove one of the two connections
//   part source1.y
//   part source2.y
// endFlat
