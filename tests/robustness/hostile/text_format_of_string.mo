// expect: T022
model M
  parameter String s = String(1.0, format = "%s%n%s%n");
end M;
