model M
  Real x = a ? b;
  Real größe;
  Real ok;
  Real y = 1e;
  Real z = 1e999;
equation
  ok = 3 # 4;
end M;
// Messages:
// 2:14: error P005: this character has no meaning in Modelica outside texts, comments and quoted names
// 3:10: error P005: this character has no meaning in Modelica outside texts, comments and quoted names
// 5:12: error P006: the exponent of this number has no digits
// 6:12: error P006: this number is larger than any that can be represented
// 8:10: error P005: this character has no meaning in Modelica outside texts, comments and quoted names
// endMessages
