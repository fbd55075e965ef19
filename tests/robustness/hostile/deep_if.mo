// expect: P008
model M
  Real x = <<if time > 1 then 1 else *3000>>0;
end M;
