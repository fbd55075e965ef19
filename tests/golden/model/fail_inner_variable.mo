// An inner variable has the type of the outer one and varies no more.
model Part
  outer Real w;
  outer parameter Real p;
  Real x = w + p;
end Part;
model M
  inner Integer w = 1;
  inner Real p = time;
  Part part;
end M;
// Flat:
// 3:14: error N019: the inner w cannot stand for the outer one that part declares: its type differs
//   8:17: the inner variable
//   part part
// 4:24: error N019: the inner p cannot stand for the outer one that part declares: it varies more
//   9:14: the inner variable
//   part part
// endFlat
