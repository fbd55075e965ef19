// expect: N013
model M
  Real x = time;
algorithm
  while x >= 0 loop
    Modelica.Utilities.Streams.print("never ends");
  end while;
end M;
