model M
  Real 'a b;
  Real y;
end M;
// Messages:
// 2:8: error P004: this quoted name is not closed by an apostrophe on its line
// endMessages
