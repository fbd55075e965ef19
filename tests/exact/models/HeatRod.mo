// T[25] = sin(25*pi/51)*exp(-4*2500*sin(pi/102)**2*0.1)
model HeatRod "a rod that cools"
  constant Real pi = 3.141592653589793;
  parameter Integer N = 50;
  Real T[N](start={sin(i*pi/(N + 1)) for i in 1:N}, each fixed=true);
equation
  for i in 1:N loop
    der(T[i]) = 2500*((if i > 1 then T[max(1, i - 1)] else 0) - 2*T[i] + (if i < N then T[min(N, i + 1)] else 0));
  end for;
  annotation(experiment(StopTime=0.1));
end HeatRod;
