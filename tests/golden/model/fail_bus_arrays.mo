package P
  expandable connector Bus
  end Bus;
  connector RealOutput = output Real;
  block Source
    RealOutput y = time;
  end Source;
end P;
model M
  P.Bus a, b;
  P.Source s[5];
  Integer n = if time > 1 then 2 else 3;
equation
  connect(a.x[1], b.y[2]);
  connect(s[1].y, a.u[0]);
  connect(s[2].y, a.v[100000000000]);
  connect(s[3].y, a.w[n]);
  connect(s[4].y, b.z[1]);
  connect(s[5].y, b.z[1, 2]);
end M;
// Flat:
// 15:23: error T003: subscript 0 cannot be an element of an array
// 16:23: error T003: subscript 100000000000 cannot be an element of an array
// 17:23: error T004: the subscript of a connector 'n' has to be known before the simulation starts
//   give the parameters in it a value
// 19:19: error T003: 'z' has 1 dimensions, not 2
// 14:3: error C004: neither end of the connection says what is connected
//   part a
//   part b
// endFlat
