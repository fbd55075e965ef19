// expect: T325
impure function runs input String a; output Integer n; external "C" n = system(a); end runs;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  k := runs("touch @OUT@/made");
algorithm
  when false then
    k := 0;
  end when;
end M;
