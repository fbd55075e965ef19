connector ClockIn = input Clock;
block Unit
  ClockIn c;
  Real x(start = 1);
equation
  when c then
    x + previous(x) = interval();
  end when;
end Unit;
model M
  Unit u[2];
  Clock c[2] = {Clock(1, 10), subSample(c[1], 3)};
  Real y;
  Boolean first;
equation
  for k in 1:2 loop
    u[k].c = c[k];
  end for;
  y = hold(u[1].x) + hold(u[2].x);
  when Clock(y > 1, 0.5) then
    first = firstTick() and sample(y) > interval();
  end when;
end M;
// Flat:
// model M
//   Clock u[1].c
//   Real u[1].x(start = 1)
//   Clock u[2].c
//   Real u[2].x(start = 1)
//   Clock c[1]
//   Clock c[2]
//   Real y
//   discrete Boolean first
// equation
//   c[1] = Clock(1, 10)  // declared value
//   c[2] = subSample(c[1], 3)  // declared value
//   u[1].c = c[1]
//   u[2].c = c[2]
//   y = hold(u[1].x) + hold(u[2].x)
//   first = firstTick() and sample(y) > interval()  // clock Clock(y > 1, 0.5)
//   u[1].x + previous(u[1].x) = interval()  // clock u[1].c
//   u[2].x + previous(u[2].x) = interval()  // clock u[2].c
// end M
// endFlat
