// h = 0.64*impact*t - 4.905*t**2
// impact = sqrt(2*9.81)
// t = 1.5 - 2.6*sqrt(2*9.81)/9.81
// condition 5
model BouncingBall "a ball after its second bounce"
  Real h(start=1, fixed=true), v(start=0, fixed=true);
equation
  der(h) = v;
  der(v) = -9.81;
  when h < 0 then
    reinit(v, -0.8*pre(v));
  end when;
  annotation(experiment(StopTime=1.5));
end BouncingBall;
