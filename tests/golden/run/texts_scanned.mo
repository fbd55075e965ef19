// Functions of texts of the palette against values by hand.
model M
  import Modelica.Utilities.Strings.*;
  import Modelica.Utilities.Types.TokenType;
  String source = "x1 = -12.5e1, // rest
    \"te\" true 7";
  Modelica.Utilities.Types.TokenValue t[9];
  Integer n[9];
  Real number;
  Integer whole, next[5];
  Boolean truth;
  String name, quoted, delimiter, sorted[4] = sort({"b", "c", "a", "B"});
equation
  (t[1], n[1]) = scanToken(source);
  for i in 2:9 loop
    (t[i], n[i]) = scanToken(source, n[i - 1], i == 9);
  end for;
  (number, next[1]) = scanReal("  12.5 ", 1);
  (truth, next[2]) = scanBoolean(" true");
  (whole, next[3]) = scanInteger("42x");
  (name, next[4]) = scanIdentifier("foo_1 bar");
  (quoted, next[5]) = scanString("a \"q r\" b", 2);
  delimiter = scanDelimiter(" ; x", 1, {",", ";"});
  assert(number == 12.5 and truth and whole == 42 and next[3] == 3, "numbers");
  assert(name == "foo_1" and next[4] == 6 and quoted == "q r" and delimiter == ";", "words");
  assert(count("abcabc", "bc") == 2 and count("aaaa", "aa") == 2 and count("abc", "x") == 0, "occurrences");
  assert(replace("a-b-c", "-", "+") == "a+b+c" and replace("a-b-c", "-", "", 1, false) == "ab-c", "replacements");
  assert(sorted[1] == "B" and sorted[2] == "a" and sorted[4] == "c", "order");
  assert(t[1].tokenType == TokenType.IdentifierToken and t[1].string == "x1", "first token");
  assert(t[2].tokenType == TokenType.DelimiterToken and t[2].string == "=", "second token");
  assert(t[3].tokenType == TokenType.RealToken and t[3].real == -125, "third token");
  assert(t[5].tokenType == TokenType.StringToken and t[5].string == "te", "after a comment");
  assert(t[6].tokenType == TokenType.BooleanToken and t[6].boolean and t[7].integer == 7, "sixth and seventh token");
  assert(t[8].tokenType == TokenType.NoToken and t[9].tokenType == TokenType.NoToken, "end");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 24:10: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 31:52: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// finished
// endRun
