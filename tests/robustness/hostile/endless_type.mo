// expect: N009
model M
  model A
    A a;
  end A;
  A a;
end M;
