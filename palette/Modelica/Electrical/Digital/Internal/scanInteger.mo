within Modelica.Electrical.Digital.Internal;
pure function scanInteger "Whole number in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) "Where the search begins";
  output Integer nextIndex "Place behind the number";
  output Integer number "Number; 0 if there is none";
  external "C" ModelicaStrings_scanInteger(string, startIndex, 0, nextIndex, number);
end scanInteger;
