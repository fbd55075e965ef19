// expect: finished F503
impure function prints input String a; input String b; external "C" ModelicaInternal_print(a, b); end prints;
impure function environment input String a; output String s; protected Boolean e;
  external "C" ModelicaInternal_getenv(a, 1, s, e); end environment;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  prints(environment("ARMATURE_SECRET"), "");
algorithm
  when false then
    k := 0;
  end when;
end M;
