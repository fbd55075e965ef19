// x = 4.5
model Sampled "a staircase of samples"
  Real x(start=0, fixed=true);
  Integer n(start=0, fixed=true);
equation
  when sample(0.1, 0.1) then
    n = pre(n) + 1;
  end when;
  der(x) = n;
  annotation(experiment(StopTime=1));
end Sampled;
