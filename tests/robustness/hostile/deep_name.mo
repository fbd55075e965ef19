// expect: N001
model M
  Real x = <<a.*99999>>a;
end M;
