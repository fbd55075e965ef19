within Modelica.Utilities.Strings;
function scanString "Text between quotation marks in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input String message = "" "End of the message where there is none";
  output String result "Text between the marks";
  output Integer nextIndex "Place behind the second mark";
algorithm
  (nextIndex, result) := Advanced.scanString(string, startIndex);
  expect(nextIndex > startIndex, string, startIndex, "a text between quotation marks " + message);
end scanString;
