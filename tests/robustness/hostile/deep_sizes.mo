// expect: N009 N026
model M
  model P
//@ 20000     Real x{k}[size(x{k+1}, 1)] = x{k+1};
    Real x20000[2] = {time, 1};
  end P;
  P p;
end M;
