model Part
  Real x = time;
end Part;
model M
  parameter Integer n = 1;
  Part p if n;
end M;
// Flat:
// 6:13: error T010: the condition of p has to be a Boolean
// endFlat
