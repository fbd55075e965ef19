// expect: finished
model M
//@ 100000   parameter Real p{k} = p{k+1} + 1;
  parameter Real p100000 = 1;
  Real x = p0 * time;
end M;
