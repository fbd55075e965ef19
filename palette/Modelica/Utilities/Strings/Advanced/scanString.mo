within Modelica.Utilities.Strings.Advanced;
pure function scanString "Text between quotation marks in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  output Integer nextIndex "Place behind the second mark";
  output String string2 "Text between the marks";
  external "C" ModelicaStrings_scanString(string, startIndex, nextIndex, string2);
end scanString;
