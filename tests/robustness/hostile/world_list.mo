// expect: F501 F502
impure function lists input String a; output Integer n; external "C" n = ModelicaInternal_getNumberOfFiles(a); end lists;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  k := lists("@OUT@");
algorithm
  when false then
    k := 0;
  end when;
end M;
