package P
  partial function Curve
    input Real x;
    output Real y;
  end Curve;
  function parabola
    extends Curve;
    input Real a = 1;
  algorithm
    y := a*x^2;
  end parabola;
  function twice
    input Curve f;
    input Real x;
    output Real y;
  algorithm
    y := f(f(x));
  end twice;
  function divide
    input Real a, b;
    output Real q, r;
  algorithm
    q := floor(a/b);
    r := a - q*b;
  end divide;
end P;
model Functions
  Real a = P.twice(function P.parabola(a = 2), time);
  Real b[2] = P.parabola({time, 3});
  Real q, r;
equation
  (q, r) = P.divide(time, 2);
end Functions;
// Flat:
// model Functions
//   Real a
//   Real b[1]
//   Real b[2]
//   Real q
//   Real r
// equation
//   a = 2*(2*(time*time)*(2*(time*time)))  // declared value
//   b[1] = time*time  // declared value
//   b[2] = 9  // declared value
//   q = noEvent(floor(time/2))
//   r = time - 2*noEvent(floor(time/2))
// end Functions
// endFlat
