function sized
  input Real x;
  output Real y;
protected
  Real v[integer(x)];
algorithm
  v[1] := 1;
  y := v[1];
end sized;
model M
  Real a = sized(time);
end M;
// Flat:
// 5:8: error T302: the size of v in sized depends on values of the run
// endFlat
