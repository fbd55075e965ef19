// expect: N011
model M
  connector C
    Real v;
    flow Real i;
  end C;
  C a[30000000], b[30000000];
equation
  connect(a, b);
end M;
