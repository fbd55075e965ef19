within Modelica.Utilities.Strings.Advanced;
pure function skipWhiteSpace "Place of the next character that can be seen"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  output Integer nextIndex "Place of the character";
  external "C" nextIndex = ModelicaStrings_skipWhiteSpace(string, startIndex);
end skipWhiteSpace;
