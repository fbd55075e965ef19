// An outer declaration and its inner one fit together whichever is met first (specification 5.4).
model Weather
  Real a = 1;
end Weather;
model Wind
  Real b = 1;
end Wind;
model Part
  outer Integer k;
  outer Real v[2];
  outer Weather weather;
  Real y = k + sum(v);
end Part;
model Middle
  Part part;
  Real z = part.y;
  inner Real v[3] = {1, 2, 3};
end Middle;
model M
  Part part;
  Middle middle;
  inner Real k = 1.5;
  inner Real v[2] = {1, 2};
  inner Wind weather;
end M;
// Flat:
// 9:17: error N019: the inner k cannot stand for the outer one that part declares: its type differs
//   22:14: the inner variable
//   part part
// 11:17: error N019: the inner weather is a 'Wind' and cannot stand for the 'Weather' that part needs: it has no a
//   24:14: the inner part
//   part part
// 9:17: error N019: the inner k cannot stand for the outer one that middle.part declares: its type differs
//   22:14: the inner variable
//   part middle.part
// 10:14: error N019: the inner middle.v cannot stand for the outer one that middle.part declares: its size differs
//   17:14: the inner variable
//   part middle.part
// 11:17: error N019: the inner weather is a 'Wind' and cannot stand for the 'Weather' that middle.part needs: it has no a
//   24:14: the inner part
//   part middle.part
// endFlat
