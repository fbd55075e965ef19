within Modelica.Utilities.Strings;
function scanNoToken "Nothing but white space up to the end of a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input String message = "" "End of the message where there is more";
algorithm
  expect(Advanced.skipWhiteSpace(string, startIndex) > length(string), string, startIndex,
    "the end of the text " + message);
end scanNoToken;
