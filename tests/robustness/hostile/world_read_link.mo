// expect: F501 F502
impure function prints input String a; input String b; external "C" ModelicaInternal_print(a, b); end prints;
impure function reads input String a; input Integer n; output String s; protected Boolean e;
  external "C" s = ModelicaInternal_readLine(a, n, e); end reads;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  prints(reads("link", 1), "");
algorithm
  when false then
    k := 0;
  end when;
end M;
