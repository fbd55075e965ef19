// expect: N011
// 10¹⁰ elements by types as sizes
model M
  type E = enumeration(a, b, c, d, e, f, g, h, i, j);
  Real x[E, E, E, E, E, E, E, E, E, E];
end M;
