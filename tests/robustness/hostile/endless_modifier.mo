// expect: N009
model M
  model A
    parameter Integer n = 1;
    A a(n = n + 1) if n > 0;
  end A;
  A a;
end M;
