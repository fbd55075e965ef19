model M
  Real x annotation (Dialog(group = "a");
  Real y;
end M;
// Messages:
// 2:10: error P010: this annotation has no matching parentheses
// endMessages
