model A
  extends B;
end A;
model B
  extends A;
end B;
// Flat:
// 4:7: error N003: class 'B' inherits from itself
// endFlat
