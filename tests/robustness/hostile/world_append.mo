// expect: F501 F502
impure function prints input String a; input String b; external "C" ModelicaInternal_print(a, b); end prints;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  prints("line", "@OUT@/victim");
algorithm
  when false then
    k := 0;
  end when;
end M;
