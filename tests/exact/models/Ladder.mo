// T[300] = cosh(a/2)/cosh(300.5*a)*(1 - exp(-1))
// T[150] = cosh(150.5*a)/cosh(300.5*a)*(1 - exp(-1))
// T[1] = cosh(299.5*a)/cosh(300.5*a)*(1 - exp(-1))
// a = 2*asinh(0.005)
model Ladder "a ladder of 300 lines and loads, a slow reading at each node"
  parameter Integer N = 300;
  parameter Real r = 0.01, g = 0.01;
  Real v[N], i[N + 1], T[N](each start=0, each fixed=true);
equation
  for k in 1:N loop
    (if k == 1 then 1 else v[max(1, k - 1)]) - v[k] = r*i[k];
    i[k] = i[k + 1] + g*v[k];
    der(T[k]) = v[k] - T[k];
  end for;
  i[N + 1] = 0;
  annotation(experiment(StopTime=1));
end Ladder;
