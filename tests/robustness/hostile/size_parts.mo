// expect: N011
// 10⁹ parts
model M
  model A
    Real x = time;
  end A;
  A a[1000, 1000, 1000];
end M;
