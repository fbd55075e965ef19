// expect: N011
model M
  parameter Real x = sum(outerProduct(ones(100000), ones(100000)));
end M;
