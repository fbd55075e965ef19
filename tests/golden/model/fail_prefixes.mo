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
// N027
// endFlat
