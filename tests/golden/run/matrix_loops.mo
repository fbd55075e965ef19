// Functions without a derivative within loops: what solves a matrix or finds its singular values. Solutions in closed form.
model M
  Real x(start = 0.5) "first of the solution is (4 - x)/2";
  Real s(start = 3) "largest singular value is s";
  Real y(start = 1, fixed = true), z(start = 2);
equation
  x = 0.5*{1, 0}*Modelica.Math.Matrices.solve([2, x; 0, 1], {4, 1});
  s = 0.5*Modelica.Math.Matrices.norm([s, 0; 0, 1], 2) + 2;
  // z grows with y: (z + y)/2 = z
  z = {0, 1}*Modelica.Math.Matrices.solve([1, 0; 0, 2], {z, z + y});
  der(y) = -z;
  assert(abs(x - 0.8) < 1e-9, "x is 4/5");
  assert(abs(s - 4) < 1e-8, "s is 4");
  assert(abs(z - y) < 1e-8, "z is y");
  when terminal() then
    assert(abs(y - exp(-time)) < 1e-5, "y decays");
  end when;
end M;
// Run:
// finished
// endRun
