// expect: N009
model M
  M m;
end M;
