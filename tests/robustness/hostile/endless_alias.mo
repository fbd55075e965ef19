// expect: N003
model M
  type A = B;
  type B = A;
  A x;
end M;
