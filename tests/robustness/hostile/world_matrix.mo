// expect: F501 F502
impure function writes input String a; input String b; input Real m[:, :]; input Integer r; input Integer c;
  input Boolean x; input String v; output Integer k;
  external "C" k = ModelicaIO_writeRealMatrix(a, b, m, r, c, x, v); end writes;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  k := writes("@OUT@/matrix.mat", "m", {{1, 2}, {3, 4}}, 2, 2, false, "4");
algorithm
  when false then
    k := 0;
  end when;
end M;
