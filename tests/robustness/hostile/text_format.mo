// expect: T022
model M
  parameter String s = String(1.0, format = "%2000000000.2000000000f");
end M;
