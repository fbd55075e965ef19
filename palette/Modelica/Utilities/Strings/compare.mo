within Modelica.Utilities.Strings;
pure function compare "Order of two texts"
  extends Modelica.Icons.Function;
  input String string1 "First text";
  input String string2 "Second text";
  input Boolean caseSensitive = true "Upper and lower case differ";
  output Modelica.Utilities.Types.Compare result "First before, equal to, or after the second";
  external "C" result = ModelicaStrings_compare(string1, string2, caseSensitive);
end compare;
