// xm[100] = sin(100*pi/301)*cos(w)
// w = sqrt(11 - 100/(30 - 20*cos(pi/301)))
model LongTearingChain "a longer one"
  constant Real pi = 3.141592653589793;
  parameter Integer N = 300;
  Real xm[N](start={sin(i*pi/(N + 1)) for i in 1:N}, each fixed=true), vm[N](each start=0, each fixed=true), xs[N];
equation
  for i in 1:N loop
    der(xm[i]) = vm[i];
    der(vm[i]) = -10*(xm[i] - xs[i]) - xm[i];
    10*(xs[i] - xm[i]) + 10*(xs[i] - (if i > 1 then xs[max(1, i - 1)] else 0)) + 10*(xs[i] - (if i < N then xs[min(N, i + 1)] else 0)) = 0;
  end for;
  annotation(experiment(StopTime=1));
end LongTearingChain;
