// expect: N009
model M
  model A
    B b[2];
  end A;
  model B
    A a[2];
  end B;
  A a;
end M;
