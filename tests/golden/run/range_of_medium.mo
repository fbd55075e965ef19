// A temperature is asked for where it says nothing of the enthalpy: the solution lies between two steps of a search
// that leaves the range of the function with the second.
function temperature "of a liquid that boils at 351 K"
  input Real h;
  output Real T;
algorithm
  assert(h > 1.4e5, "no such liquid");
  T := 250 + (h - 1.5e5)/2400;
  while T > 351 loop
    T := 351;
  end while;
end temperature;
model M
  Real h(start = 6e5, nominal = 1e6);
equation
  temperature(h) = 300;
  assert(abs(h - 270000) < 1e-3, "h is " + String(h));
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
