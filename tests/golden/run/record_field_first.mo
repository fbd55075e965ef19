// One field of a record says how large another is: it is known before the record as a whole.
record Places
  parameter Integer n;
  parameter Real x[:, 2];
end Places;
record Field
  parameter Places places;
end Field;
model Part
  parameter Field field;
  Real total = sum(field.places.x);
end Part;
model M
  Part part(field(places = Places(n = 3, x = x)));
  parameter Integer n = part.field.places.n;
  parameter Real x[n, 2] = {{i, 10*i} for i in 1:n};
equation
  assert(abs(part.total - 66) < 1e-12, "the sum of all places");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
