package P
end P;
model M
  P part;
  Real big[100000, 100000];
end M;
// Flat:
// 4:5: error N011: 'P' cannot be used as the type of part
//   part part
// 5:8: error N011: big has too many elements
// endFlat
