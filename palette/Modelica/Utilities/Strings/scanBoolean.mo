within Modelica.Utilities.Strings;
function scanBoolean "true or false in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input String message = "" "End of the message where there is neither";
  output Boolean number "Value";
  output Integer nextIndex "Place behind it";
protected
  String word;
algorithm
  (nextIndex, word) := Advanced.scanIdentifier(string, startIndex);
  number := isEqual("true", word);
  expect(number or isEqual("false", word), string, startIndex, "true or false " + message);
end scanBoolean;
