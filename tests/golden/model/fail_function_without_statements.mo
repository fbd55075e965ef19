function nothing
  input Real x;
  output Real y;
end nothing;
function byDefault
  input Real x;
  output Real y = 2*x;
algorithm
end byDefault;
model M
  Real a = nothing(time);
  Real b = byDefault(time);
end M;
// Flat:
// 11:12: error T327: function nothing has no algorithm that computes its result
// endFlat
