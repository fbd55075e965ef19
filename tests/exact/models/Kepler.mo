// x = 0.4
// y = 0
// condition 60
model Kepler "once round an orbit of eccentricity 0.6"
  Real x(start=0.4, fixed=true), y(start=0, fixed=true), u(start=0, fixed=true), w(start=2, fixed=true);
equation
  der(x) = u;
  der(y) = w;
  der(u) = -x/(x^2 + y^2)^1.5;
  der(w) = -y/(x^2 + y^2)^1.5;
  annotation(experiment(StopTime=6.283185307179586));
end Kepler;
