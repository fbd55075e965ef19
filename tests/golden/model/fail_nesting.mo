model M
  M inner1;
end M;
// Flat:
// 2:5: error N009: inner1 contains itself without end
//   part inner1
// endFlat
