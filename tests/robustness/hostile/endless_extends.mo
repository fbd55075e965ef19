// expect: N003
model M
  extends M;
end M;
