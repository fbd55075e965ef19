// expect: N009
// 3,000 levels of inheritance
model M
  model A0
    Real x = time;
  end A0;
//@ 3000   model A{k+1}
//@@     extends A{k};
//@@   end A{k+1};
  A3000 a;
end M;
