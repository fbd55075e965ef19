model Arrays
  parameter Integer n = 3;
  parameter Real a[:] = {1, 2, 3};
  Real x[n], y[n], s, m[2, 2], e[0];
  Real z[size(a, 1)] = a .* x;
equation
  for i in 1:n loop
    x[i] = i*time;
  end for;
  y = 2*x + a;
  s = x*a + sum(a[2:end]) + max({i^2 for i in 1:3});
  m = [1, x[1]; 2, 3]*identity(2) + transpose({{1, 2}, {3, 4}});
end Arrays;
// Flat:
// model Arrays
//   structural parameter Integer n = 3
//   parameter Real a[1] = 1
//   parameter Real a[2] = 2
//   parameter Real a[3] = 3
//   Real x[1]
//   Real x[2]
//   Real x[3]
//   Real y[1]
//   Real y[2]
//   Real y[3]
//   Real s
//   Real m[1,1]
//   Real m[1,2]
//   Real m[2,1]
//   Real m[2,2]
//   Real z[1]
//   Real z[2]
//   Real z[3]
// equation
//   z[1] = a[1]*x[1]  // declared value
//   z[2] = a[2]*x[2]  // declared value
//   z[3] = a[3]*x[3]  // declared value
//   x[1] = time
//   x[2] = 2*time
//   x[3] = 3*time
//   y[1] = a[1] + 2*x[1]
//   y[2] = a[2] + 2*x[2]
//   y[3] = a[3] + 2*x[3]
//   s = a[3]*x[3] + (a[1]*x[1] + a[2]*x[2]) + (a[2] + a[3]) + 9
//   m[1,1] = 2
//   m[1,2] = x[1] + 3
//   m[2,1] = 4
//   m[2,2] = 7
// end Arrays
// endFlat
