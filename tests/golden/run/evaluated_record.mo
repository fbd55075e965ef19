// Evaluate = true on a record holds for its fields: a resistance of zero is a connection, and no state is left.
record Card
  Real R = 1;
  Real C = 1;
end Card;
model M
  parameter Card card(R = 0) annotation(Evaluate = true);
  Real u = sin(time), v, i;
equation
  card.R*i = u - v;
  i = card.C*der(v);
  assert(noEvent(abs(i - cos(time)) < 1e-9), "the current is not that of the condenser");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
