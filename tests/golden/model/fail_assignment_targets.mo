function listed
  input Integer n;
  output Real y;
protected
  Real v[4] = {1, 2, 3, 4};
algorithm
  v[{n, n + 1}] := {5, 6};
  y := v[2];
end listed;
model M
  Integer n = integer(time);
  Real b = listed(n);
end M;
// Flat:
// 7:5: error T304: a list of indices depends on values of the run
// endFlat
