model M
  extends A(redeclare model B Real x; end B, c = 1);
  extends D(break e);
  Real ok;
end M;
// Messages:
// 2:29: error P012: a class is redeclared in the short form 'Name = Type', not with a body
// 3:13: error P013: removing inherited elements with 'break' is newer than Modelica 3.6 and not supported
// endMessages
