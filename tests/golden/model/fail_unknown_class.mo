model M
  Missing.Part part;
end M;
// Flat:
// 2:3: error N002: class 'Missing.Part' is not known here
// endFlat
