// expect: N010
model M
  model A
    parameter Boolean has = true;
  end A;
  A a if b.has;
  A b if a.has;
end M;
