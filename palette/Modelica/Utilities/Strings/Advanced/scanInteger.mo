within Modelica.Utilities.Strings.Advanced;
pure function scanInteger "Whole number in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input Boolean unsigned = false "No sign is allowed";
  output Integer nextIndex "Place behind the number";
  output Integer number "Number";
  external "C" ModelicaStrings_scanInteger(string, startIndex, unsigned, nextIndex, number);
end scanInteger;
