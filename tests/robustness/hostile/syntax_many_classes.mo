// expect: finished
//@ 50000 model A{k}
//@@ end A{k};
model M
  A0 a;
end M;
