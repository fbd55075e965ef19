// y[50] = sin(50*pi/101)*cos(200*sin(pi/202))
// condition 5
model StringWave "a standing wave on a string of a hundred points"
  constant Real pi = 3.141592653589793;
  parameter Integer N = 100;
  Real y[N](start={sin(i*pi/(N + 1)) for i in 1:N}, each fixed=true), v[N](each start=0, each fixed=true);
equation
  for i in 1:N loop
    der(y[i]) = v[i];
    der(v[i]) = 1e4*((if i > 1 then y[max(1, i - 1)] else 0) - 2*y[i] + (if i < N then y[min(N, i + 1)] else 0));
  end for;
  annotation(experiment(StopTime=1));
end StringWave;
