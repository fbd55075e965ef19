package P
  constant Real g = 9.81;
  partial model Base
    parameter Real k = 1 "gain";
    Real x(start = 2);
  equation
    der(x) = -k*x;
  end Base;
  model Derived
    extends Base(k = 3, x(start = 4, fixed = true));
    Real y = g*x;
  end Derived;
  model Top
    Derived a(k = 5), b;
    Derived c[2](k = {6, 7}, each x.start = 1);
  end Top;
end P;
model Inheritance
  extends P.Top(b(k = 8));
end Inheritance;
// Flat:
// model Inheritance
//   parameter Real a.k = 5
//   Real a.x(start = 4, fixed = true)
//   Real a.y
//   parameter Real b.k = 8
//   Real b.x(start = 4, fixed = true)
//   Real b.y
//   parameter Real c[1].k = 6
//   Real c[1].x(start = 1, fixed = true)
//   Real c[1].y
//   parameter Real c[2].k = 7
//   Real c[2].x(start = 1, fixed = true)
//   Real c[2].y
//   Real der(a.x)
//   Real der(b.x)
//   Real der(c[1].x)
//   Real der(c[2].x)
// equation
//   a.y = 9.81*a.x  // declared value
//   b.y = 9.81*b.x  // declared value
//   c[1].y = 9.81*c[1].x  // declared value
//   c[2].y = 9.81*c[2].x  // declared value
//   der(a.x) = -a.k*a.x
//   der(b.x) = -b.k*b.x
//   der(c[1].x) = -c[1].k*c[1].x
//   der(c[2].x) = -c[2].k*c[2].x
// end Inheritance
// endFlat
