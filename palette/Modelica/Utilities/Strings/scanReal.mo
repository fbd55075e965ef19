within Modelica.Utilities.Strings;
function scanReal "Real number in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input Boolean unsigned = false "No sign is allowed";
  input String message = "" "End of the message where there is no number";
  output Real number "Number";
  output Integer nextIndex "Place behind it";
algorithm
  (nextIndex, number) := Advanced.scanReal(string, startIndex, unsigned);
  expect(nextIndex > startIndex, string, startIndex, "a real number " + message);
end scanReal;
