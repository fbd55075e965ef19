// expect: F501 F502
impure function renames input String a; input String b; external "C" ModelicaInternal_rename(a, b); end renames;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  renames("@OUT@/victim", "stolen");
algorithm
  when false then
    k := 0;
  end when;
end M;
