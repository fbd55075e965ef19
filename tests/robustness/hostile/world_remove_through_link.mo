// expect: F501 F502 F505
impure function removes input String a; external "C" ModelicaInternal_removeFile(a); end removes;
model M
  Real x(start = 0, fixed = true);
  Integer k;
equation
  der(x) = 1;
initial algorithm
  removes("away/victim");
algorithm
  when false then
    k := 0;
  end when;
end M;
