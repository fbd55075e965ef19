// y = -1/6
model Delayed "a delay equation: polynomials from piece to piece"
  Real y(start=1, fixed=true);
equation
  der(y) = -delay(y, 1);
  annotation(experiment(StopTime=3));
end Delayed;
