model M
  Real x = 2*-y;
  Real z = 2^-1;;
  parameter String s = "C:\dir";
end M;
// Messages:
// 2:14: warning P011: a sign after another operator should stand in parentheses
// 3:14: warning P011: a sign after another operator should stand in parentheses
// 3:17: warning P017: there is nothing before this semicolon
// 4:27: warning P009: unknown escape sequence in a text; the backslash is kept
// endMessages
