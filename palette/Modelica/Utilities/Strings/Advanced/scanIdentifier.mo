within Modelica.Utilities.Strings.Advanced;
pure function scanIdentifier "Name in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  output Integer nextIndex "Place behind the name";
  output String identifier "Name";
  external "C" ModelicaStrings_scanIdentifier(string, startIndex, nextIndex, identifier);
end scanIdentifier;
