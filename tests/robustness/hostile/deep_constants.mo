// expect: N026
// constants in a chain, each by the next
model M
//@ 20000   constant Integer p{k} = p{k+1} + 1;
  constant Integer p20000 = 1;
  Real x = p0;
end M;
