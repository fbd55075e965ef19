// x = 1e5*(a*cos(w/2) + w*sin(w/2))/(a*a + w*w) + 10*sqrt(pi)*exp(-4)
// a = 1e4
// w = 4e4
model ReturningWave "a sine that dies and is there again for a moment at half the time"
  parameter Real w = 4e4;
  Real x(start=0, fixed=true);
equation
  der(x) = 1e5*(exp(-1e4*time) + exp(-((time - 0.5)/1e-4)^2))*cos(w*(time - 0.5));
  annotation(experiment(StopTime=1));
end ReturningWave;
