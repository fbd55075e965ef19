// A condition of a component that is an array.
model M
  parameter Boolean b[2] = {true, true};
  Real x = 1 if b;
end M;
// Flat:
// endFlat
