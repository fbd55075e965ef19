// x = 5
// y = 2
// i = 5
// j = 2
// a = 4.1002
// b = -4
// c = 5.2
// p = 2
// q = 2
// vd = 0.24999999449363472
// tolerances 1e-7 1e-9
model WeakCoupling "equations with a coefficient next to nothing, which nothing can be divided by"
  parameter Real e = 1e-15;
  parameter Real Is = 1e-15, Vt = 0.025;
  Real x, y, i(start=0, fixed=true), j(start=0, fixed=true), a, b, c, p(start=1), q(start=1);
  Real vd, ve, id;
equation
  x + e*y = 5;
  e*x + y = 2;
  der(i) + e*der(j) = 5;
  e*der(i) + der(j) = 2;
  2*a + 1e-4*b - c = 3;
  1e-10*a + 0.3*b + c = 4;
  -b + 1e-10*c = 4;
  p^3 + e*q = 8;
  e*p + q + q^3 = 10;
  id = Is*(exp(vd/Vt) - 1);
  ve = Vt*log(id/Is + 1);
  1 = 1000*(id + (vd + ve)/1000) + vd + ve;
  annotation(experiment(StopTime=1));
end WeakCoupling;
