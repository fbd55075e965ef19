// expect: finished
impure function sets input String a; input String b; input Integer c;
  external "C" ModelicaInternal_setenv(a, b, c); end sets;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  sets("PATH", "/tmp", 1);
algorithm
  when false then
    k := 0;
  end when;
end M;
