// expect: stopped finished I102
// a full linear system
model M
  parameter Integer n = 1500;
  Real x[n];
equation
  for i in 1:n loop
    sum(x[j] * sin(i * j * time + 1) for j in 1:n) = 1;
  end for;
end M;
