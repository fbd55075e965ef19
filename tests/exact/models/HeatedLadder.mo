// same = 0
// condition 10
model HeatedLadder "the ladder with loads that change as they warm up, beside the recurrence from its end to its source"
  parameter Integer N = 250;
  parameter Real r = 0.01, g = 0.01;
  Real v[N], i[N + 1], T[N](each start=0, each fixed=true);
  Real u[N + 1] "voltages for one at the end", j[N + 1] "currents for one volt at the end";
  Real same;
equation
  for k in 1:N loop
    (if k == 1 then 1 else v[max(1, k - 1)]) - v[k] = r*i[k];
    i[k] = i[k + 1] + g/(1 + T[k])*v[k];
    der(T[k]) = v[k]^2 - T[k];
    u[k] = u[k + 1] + r*j[k];
    j[k] = j[k + 1] + g/(1 + T[k])*u[k + 1];
  end for;
  i[N + 1] = 0;
  u[N + 1] = 1;
  j[N + 1] = 0;
  same = max(abs(v - u[2:N + 1]/u[1]));
  annotation(experiment(StopTime=1));
end HeatedLadder;
