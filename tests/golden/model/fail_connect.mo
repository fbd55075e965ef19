package P
  connector Flange
    Real phi;
    flow Real tau;
  end Flange;
  connector Pin
    Real v;
    flow Real i;
  end Pin;
  model A
    Flange flange;
  end A;
  model B
    Pin pin;
  end B;
end P;
model M
  P.A a;
  P.B b;
  Real x = 1, y = 2;
equation
  connect(a.flange, b.pin);
  connect(x, y);
  when time > 1 then
    connect(a.flange, a.flange);
  end when;
end M;
// Flat:
// 24:3: error C003: a connection cannot depend on events
// 22:3: error C002: the connectors a.flange and b.pin do not fit: 'phi' is missing in one of them
//   part a.flange
//   part b.pin
// 23:3: error C001: x is not a connector
//   part x
// endFlat
