model M
  Real speed = spede + 1;
  Real b = speed;
end M;
// Flat:
// 2:16: error N001: name 'spede' is not known in 'M'
// endFlat
