// expect: N009
model M
  type A0 = Real;
//@ 3000   type A{k+1} = A{k};
  A3000 x = time;
end M;
