// expect: finished
model M
//@ 20000   Real x{k} = sin(x{k+1});
  Real x20000 = time;
end M;
