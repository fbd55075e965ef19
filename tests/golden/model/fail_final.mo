model Inertia
  parameter Real J = 1;
  final parameter Real k = 2*J;
end Inertia;
model Heavy
  extends Inertia(final J = 100);
end Heavy;
model M
  Heavy heavy(J = 3);
  Inertia light(k = 3);
end M;
// Flat:
// 9:15: error N014: the value of J is final and cannot be changed here
//   6:19: made final here
// 10:17: error N014: the value of k is final and cannot be changed here
//   3:24: made final here
// endFlat
