model M
  import;
  import A.{B, };
  import A = ;
  Real x[;
  flow;
  external "C" f(;
end M;
not a class;
model N end N;
// Messages:
// 2:9: error P001: expected a name before ';'
// 3:16: error P001: expected a name before '}'
// 4:14: error P001: expected a name before ';'
// 5:10: error P001: expected an expression before ';'
// 6:7: error P001: expected a declaration before ';'
// 7:18: error P001: expected an expression before ';'
// 9:1: error P001: expected a class definition before 'not'
// 9:12: error P001: expected a name before ';'
// endMessages
