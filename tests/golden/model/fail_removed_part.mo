model M
  parameter Boolean use = false;
  Real x = 1 if use;
  Real y = x;
end M;
// Flat:
// 4:12: error N012: x is used although its condition is false
// endFlat
