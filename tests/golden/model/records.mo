package P
  record Point
    Real x;
    Real y = 5;
  end Point;
  function shift
    input Point p;
    input Real by = 1;
    output Point q;
  algorithm
    q := p;
    q.x := p.x + by;
  end shift;
end P;
model Records
  P.Point a = P.Point(time, 2), b = P.shift(a), c[2](x = {1, 2}, y = {3, time});
  parameter P.Point d(x = 3);
  Real s = sum(c.x) + d.y;
end Records;
// Flat:
// model Records
//   Real a.x
//   Real a.y
//   Real b.x
//   Real b.y
//   Real c[1].x
//   Real c[1].y
//   Real c[2].x
//   Real c[2].y
//   parameter Real d.x = 3
//   parameter Real d.y = 5
//   Real s
// equation
//   a.x = time  // declared value
//   a.y = 2  // declared value
//   b.x = 1 + a.x  // declared value
//   b.y = a.y  // declared value
//   c[1].x = 1  // declared value
//   c[1].y = 3  // declared value
//   c[2].x = 2  // declared value
//   c[2].y = time  // declared value
//   s = d.y + (c[1].x + c[2].x)  // declared value
// end Records
// endFlat
