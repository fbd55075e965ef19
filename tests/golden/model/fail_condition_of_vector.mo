// A condition of a component that is an array.
model M
  parameter Boolean b[2] = {true, true};
  Real x = 1 if b;
end M;
// Flat:
// 4:17: error T010: the condition of x has to be a scalar
// endFlat
