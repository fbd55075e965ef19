model Part
  Real y = own;
protected
  Real own = 2;
end Part;
model M
  Part part, parts[2];
  Real z = part.own;
  Real w[2] = parts.own;
end M;
// Flat:
// 8:12: error N020: 'own' of part is protected and cannot be used here
// 9:15: error N020: 'own' of parts[1] is protected and cannot be used here
// endFlat
