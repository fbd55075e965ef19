// expect: F501 F502
impure function makesFolder input String a; external "C" ModelicaInternal_mkdir(a); end makesFolder;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  makesFolder("@OUT@/made");
algorithm
  when false then
    k := 0;
  end when;
end M;
