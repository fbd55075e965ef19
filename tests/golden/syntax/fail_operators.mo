model M
  Boolean b = 1 < x < 2;
  Real y = 2^3^4;
  Real z = f(a = 1, 2);
end M;
// Messages:
// 2:21: error P015: two comparisons in a row need parentheses to say which one comes first
// 3:15: error P015: two powers in a row need parentheses to say which one comes first
// 4:21: error P016: an argument without a name cannot follow one with a name
// endMessages
