model Part
  parameter Real a = 1;
  parameter Real b[2] = {1, 2};
end Part;
model Group
  Part part[2];
end Group;
model M
  Part tooMany[2](a = {1, 2, 3}), tooFew[3](a = {1, 2});
  Part forAll[2](a = 4), right[2](each a = 4, each b = {5, 6});
  Group group[2](part(a = {{1, 2, 3}, {4, 5, 6}}));
end M;
// Flat:
// 9:23: error T002: the array tooMany has 2 elements and cannot take 3 values
//   give one value per element, or write each for one value for all
//   part tooMany
// 9:49: error T002: the array tooFew has 3 elements and cannot take 2 values
//   give one value per element, or write each for one value for all
//   part tooFew
// 10:22: warning T015: one value is given to all elements of the array forAll
//   write each before the name of what is set
//   part forAll
// 11:27: error T002: the array group[1].part has 2 elements and cannot take 3 values
//   give one value per element, or write each for one value for all
//   part group[1].part
// 11:27: error T002: the array group[2].part has 2 elements and cannot take 3 values
//   give one value per element, or write each for one value for all
//   part group[2].part
// endFlat
