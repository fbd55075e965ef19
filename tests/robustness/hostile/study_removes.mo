// expect: finished F501 F502
// command: montecarlo FILE --vary k=uniform(1,2) --runs 20 --output OUT.csv
impure function removes input String a; external "C" ModelicaInternal_removeFile(a); end removes;
model M
  parameter Real k = 1;
  Real x(start = 0, fixed = true);
equation
  der(x) = k;
algorithm
  when time > 0.5 then
    removes("@OUT@/victim");
  end when;
end M;
