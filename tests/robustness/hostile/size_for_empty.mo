// expect: N011
// 2.7 · 10¹⁰ rounds that do nothing
model M
  Real x = time;
equation
  for i in 1:3000, j in 1:3000, k in 1:3000 loop
    for l in 1:0 loop
      x = 1;
    end for;
  end for;
end M;
