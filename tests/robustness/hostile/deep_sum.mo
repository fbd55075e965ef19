// expect: P008
// 20,000 terms
model M
  Real x = 1
//@ 20000     + sin(time + {k})
  ;
end M;
