// expect: N026
model M
//@ 20000   parameter Integer p{k} = p{k+1};
  parameter Integer p20000 = 1;
  Real x[p0] = fill(time, p0);
end M;
