// expect: F501 F502
impure function removesFolder input String a; external "C" ModelicaInternal_rmdir(a); end removesFolder;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  removesFolder("@OUT@/empty");
algorithm
  when false then
    k := 0;
  end when;
end M;
