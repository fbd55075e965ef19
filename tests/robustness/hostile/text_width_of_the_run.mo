// expect: finished
model M
  parameter Integer n = 2000000000;
  String s = String(time, minimumLength = n);
end M;
