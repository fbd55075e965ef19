// expect: finished
model M
  parameter String s = String(1.0, minimumLength = 2000000000);
end M;
