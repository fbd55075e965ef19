// expect: P002
model M
  parameter String s = "<<x*100000>>
