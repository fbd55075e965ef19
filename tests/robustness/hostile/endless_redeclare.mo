// expect: N009
model M
  model A
    replaceable model T = A;
    T t(redeclare model T = A);
  end A;
  A a;
end M;
