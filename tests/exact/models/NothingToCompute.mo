// y = 2
model NothingToCompute "a result without elements needs no algorithm that computes it"
  function nothing
    input Real a;
    output Real r[0];
  algorithm
  end nothing;
  Real r[0] = nothing(time), x(start=0, fixed=true), y;
equation
  der(x) = 2;
  y = x + sum(r);
  annotation(experiment(StopTime=1));
end NothingToCompute;
