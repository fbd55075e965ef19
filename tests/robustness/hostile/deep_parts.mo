// expect: N009
// 3,000 levels of parts
model M
  model A0
    Real x = time;
  end A0;
//@ 3000   model A{k+1}
//@@     A{k} a;
//@@   end A{k+1};
  A3000 a;
end M;
