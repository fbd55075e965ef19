// expect: N011
// the product of the sizes is zero in 64 bits
model M
  Real x = sum(fill(1.0, 4294967296, 4294967296));
end M;
