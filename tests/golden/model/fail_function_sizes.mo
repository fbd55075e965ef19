function sized
  input Real x;
  output Real y;
protected
  Real v[integer(x)];
algorithm
  v[1] := 1;
  y := v[1];
end sized;
function listed
  input Integer n;
  output Real y;
protected
  Real v[4] = {1, 2, 3, 4};
algorithm
  y := sum(v[{n, n + 1}]);
end listed;
model M
  Integer n = integer(time);
  Real a = sized(time);
  Real b = listed(n);
end M;
// Flat:
// 5:8: error T302: the size of v in sized depends on values of the run
// 16:14: error T003: a vector of subscripts has to be known before the simulation starts
// endFlat
