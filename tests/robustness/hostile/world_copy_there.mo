// expect: F501 F502
impure function copies input String a; input String b; external "C" ModelicaInternal_copyFile(a, b); end copies;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  copies("own", "@OUT@/put");
algorithm
  when false then
    k := 0;
  end when;
end M;
