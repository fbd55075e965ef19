model Inertia
  parameter Real J = 1;
end Inertia;
model M
  Inertia inertia1(Jx = 2);
  Real x(strat = 1) = time;
end M;
// Flat:
// 5:20: error N004: inertia1 has no parameter Jx (did you mean J?)
//   part inertia1
// endFlat
