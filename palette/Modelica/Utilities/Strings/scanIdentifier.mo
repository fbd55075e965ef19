within Modelica.Utilities.Strings;
function scanIdentifier "Name in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input String message = "" "End of the message where there is none";
  output String identifier "Letter, followed by letters, digits and underscores";
  output Integer nextIndex "Place behind it";
algorithm
  (nextIndex, identifier) := Advanced.scanIdentifier(string, startIndex);
  expect(nextIndex > startIndex, string, startIndex, "a name " + message);
end scanIdentifier;
