// x = exp(-(5 - 7*log(2)))
// condition 10
model ResetDecay "an exponential that is set back at one half"
  Real x(start=1, fixed=true);
equation
  der(x) = -x;
  when x < 0.5 then
    reinit(x, 1);
  end when;
  annotation(experiment(StopTime=5));
end ResetDecay;
