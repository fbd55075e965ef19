model Part
  Real y = hidden + own;
protected
  parameter Real hidden = 1;
  Real own = 2;
end Part;
model Derived
  extends Part(hidden = 5);
end Derived;
model M
  Part part(hidden = 3);
  Derived derived(y(start = 1));
end M;
// Flat:
// 11:13: error N021: hidden of part is protected and cannot be modified
//   part part
// endFlat
