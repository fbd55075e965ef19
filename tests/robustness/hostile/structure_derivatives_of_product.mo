// expect: finished
model M
  Real x = product(sin(time * k) for k in 1:200);
  Real v = der(x), a = der(v), j = der(a), s = der(j);
end M;
