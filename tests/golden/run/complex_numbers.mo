// Complex numbers of the palette against values by hand and identities.
model M
  import Modelica.ComplexMath.*;
  function isNear
    input Complex c, d;
    output Boolean result = abs(c.re - d.re) < 1e-9 and abs(c.im - d.im) < 1e-9;
  algorithm
  end isNear;
  Complex z = Complex(0.3 + time, -0.7), w = Complex(-1.2, 0.4);
  Complex v[4] = {Complex(1, 2), Complex(-3, 0.5), Complex(0, -2), Complex(1, -2.5)};
  Complex largest, smallest, sorted[4], s[2] = {sin(z), cos(z)}, h[2] = {sinh(w), cosh(w)};
  Integer at[2], order[4];
  Modelica.Units.SI.ComplexVoltage u = Complex(3, 4);
  Modelica.Units.SI.ComplexImpedance impedance = Complex(1, 2);
  Modelica.Units.SI.ComplexPower power = u*conj(u/impedance);
  Complex x, root(re(start = 1), im(start = 1));
equation
  (largest, at[1]) = Modelica.ComplexMath.max(v);
  (smallest, at[2]) = Modelica.ComplexMath.min(v);
  (sorted, order) = Vectors.sort(v);
  x + 2*j*x = Complex(5);
  root*root = Complex(0, 2)*(1 + time)^2;
  assert(isNear(s[1]*s[1] + s[2]*s[2], Complex(1)) and isNear(h[2]*h[2] - h[1]*h[1], Complex(1)), "circle and hyperbola");
  assert(isNear(exp(Complex(0, Modelica.Constants.pi)), Complex(-1)) and isNear(exp(log(w)), w), "exponential function");
  assert(isNear(sin(asin(z)), z) and isNear(cos(acos(z)), z) and isNear(tan(atan(z)), z), "inverses");
  assert(isNear(sinh(asinh(w)), w) and isNear(cosh(acosh(w)), w) and isNear(tanh(atanh(w)), w), "hyperbolic inverses");
  assert(isNear(sqrt(Complex(-4)), Complex(0, 2)) and isNear(sqrt(w)*sqrt(w), w), "roots");
  assert(isNear(w^3, w*w*w) and isNear(w^Complex(2), w*w) and isNear((z/w)*w, z) and isNear(w^0, Complex(1)), "powers");
  assert(Modelica.ComplexMath.abs(u) == 5 and .abs(arg(Complex(0, 2)) - Modelica.Constants.pi/2) < 1e-12, "length and angle");
  assert(.abs(arg(Complex(1, 1), 6) - 9*Modelica.Constants.pi/4) < 1e-12 and real(w) == -1.2 and imag(w) == 0.4, "parts");
  assert(isNear(v*v, Complex(25.5)) and isNear(Modelica.ComplexMath.sum(v), Complex(-1, -2)), "sums");
  assert(isNear(Modelica.ComplexMath.product(v[1:3]), Complex(-11, 8)), "product");
  assert(at[1] == 2 and at[2] == 3 and isNear(largest, v[2]) and isNear(smallest, v[3]), "extremes");
  assert(order[1] == 2 and order[2] == 3 and order[3] == 1 and order[4] == 4 and isNear(sorted[4], v[4]), "order");
  assert(.abs(Vectors.length(v) - .sqrt(25.5)) < 1e-12 and .abs(Vectors.norm(v, 1) - (.sqrt(5) + .sqrt(9.25) + 2 + .sqrt(7.25))) < 1e-12, "norms");
  assert(isNear(Vectors.reverse(v)*Vectors.normalize(v), Vectors.reverse(v)*v/Complex(.sqrt(25.5))), "vectors");
  assert(isNear(power, Complex(5, 10)) and isNear(x, Complex(1, -2)) and isNear(root, Complex(1 + time, 1 + time)), "circuits");
  assert(String(w) == "-1.2 + 0.4*j" and w == Complex(-1.2, 0.4) and w <> z, "texts");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 29:10: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 30:78: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 30:98: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// finished
// endRun
