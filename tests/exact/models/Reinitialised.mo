// x = 1 + 0.7*0.5
model Reinitialised "a state is given a new value"
  Real x(start=0, fixed=true);
equation
  der(x) = 0.5;
  when time >= 0.3 then
    reinit(x, 1);
  end when;
  annotation(experiment(StopTime=1));
end Reinitialised;
