within Modelica.Utilities.Strings;
function scanToken "Next piece of a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input Boolean unsigned = false "A sign is a piece of its own, no part of a number";
  output Modelica.Utilities.Types.TokenValue token "Piece";
  output Integer nextIndex "Place behind it";
protected
  Integer first = Advanced.skipLineComments(string, startIndex);
  Types.TokenType kind = Types.TokenType.NoToken;
  Real real = 0;
  Integer integer = 0;
  String text = "";
algorithm
  // Each kind in turn, until one is found
  nextIndex := first;
  if first <= length(string) then
    (nextIndex, integer) := Advanced.scanInteger(string, first, unsigned);
    kind := Types.TokenType.IntegerToken;
    if nextIndex == first then
      (nextIndex, real) := Advanced.scanReal(string, first, unsigned);
      kind := Types.TokenType.RealToken;
    end if;
    if nextIndex == first then
      (nextIndex, text) := Advanced.scanString(string, first);
      kind := Types.TokenType.StringToken;
    end if;
    if nextIndex == first then
      (nextIndex, text) := Advanced.scanIdentifier(string, first);
      kind := if text == "true" or text == "false" then Types.TokenType.BooleanToken else Types.TokenType.IdentifierToken;
    end if;
    if nextIndex == first then
      nextIndex := 1 + first;
      text := substring(string, first, first);
      kind := Types.TokenType.DelimiterToken;
    end if;
  end if;
  token.string := text;
  token.boolean := text == "true";
  token.integer := integer;
  token.real := real;
  token.tokenType := kind;
end scanToken;
