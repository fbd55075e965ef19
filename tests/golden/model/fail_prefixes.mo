// Prefixes where they have no meaning: on parts, within each other, on what cannot flow.
model Motor
  Real w = 1;
end Motor;
connector Pin
  Real v;
  flow Real i;
end Pin;
connector Directed
  Real v;
  flow Real i;
  input Real u;
end Directed;
connector Wrong
  flow Boolean i;
  stream Integer h;
  flow Motor motor;
end Wrong;
connector Sub
  Real e;
  flow Real f;
  stream Real s;
end Sub;
connector Nested
  Real e;
  flow Real f;
  stream Sub sub;
end Nested;
operator record Pair
  Real a, b;
end Pair;
connector Group
  Pair e;
  flow Pair f;
end Group;
connector Given = input Directed;
block Box
  Pin p;
end Box;
model M
  parameter Motor a;
  input Motor b;
  discrete Motor c;
  constant Pin d;
  output Directed e;
  Given f;
  Wrong g;
  Nested h;
  Group i;
  Box j;
  flow Real k = 2;
end M;
// Flat:
// 51:13: warning N022: 'k' in the model 'M' is declared a flow variable, which has no meaning there
// 41:19: error N027: a is a model and cannot have the prefix 'parameter'
//   part a
// 42:15: error N027: b is a model and cannot have the prefix 'input'
//   part b
// 43:18: error N027: c is a model and cannot have the prefix 'discrete'
//   part c
// 44:16: error N027: d is a connector and cannot have the prefix 'constant'
//   part d
// 12:14: error N027: e.u has a prefix of its own, and cannot stand within e, which has one as a whole
//   part e.u
// 12:14: error N027: f.u has a prefix of its own, and cannot stand within f, which has one as a whole
//   part f.u
// 15:16: error N027: g.i is a flow variable and has to be a Real
//   part g.i
// 16:18: error N027: g.h is a stream variable and has to be a Real
//   part g.h
// 17:14: error N027: g.motor is a model and cannot have the prefix 'flow'
//   part g.motor
// 21:13: error N027: h.sub.f has a prefix of its own, and cannot stand within h.sub, which has one as a whole
//   part h.sub.f
// 22:15: error N027: h.sub.s has a prefix of its own, and cannot stand within h.sub, which has one as a whole
//   part h.sub.s
// 34:13: error N027: i.f is a flow variable, but 'Pair' has no operator '+'
//   part i.f
// 34:13: error N027: i.f is a flow variable, but 'Pair' has no operator '-'
//   part i.f
// 34:13: error N027: i.f is a flow variable, but 'Pair' has no operator '0'
//   part i.f
// 6:8: error N027: j.p.v has to be an input or an output: it is in a connector of a block
//   part j.p.v
// 7:13: error N027: j.p.i has to be an input or an output: it is in a connector of a block
//   part j.p.i
// endFlat
