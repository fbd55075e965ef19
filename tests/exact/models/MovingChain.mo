// y = (1 - exp(-1))/tan(pi/122)
// z[30] = sin(30*pi/61)*exp(-1)
model MovingChain "a chain of neighbours whose coefficients move with a state"
  constant Real pi = 3.141592653589793;
  parameter Integer N = 60;
  Real s(start=1, fixed=true), y(start=0, fixed=true), z[N];
equation
  der(s) = -s;
  der(y) = sum(z);
  for i in 1:N loop
    (1 + s^2)*(3*z[i] - (if i > 1 then z[max(1, i - 1)] else 0)) - (1 + s^2)*(if i < N then z[min(N, i + 1)] else 0) =
      (1 + s^2)*(3 - 2*cos(pi/(N + 1)))*sin(i*pi/(N + 1))*s;
  end for;
  annotation(experiment(StopTime=1));
end MovingChain;
