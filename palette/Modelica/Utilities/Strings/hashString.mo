within Modelica.Utilities.Strings;
pure function hashString "Number that stands for a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  output Integer hash "The same for equal texts, mostly another one for different texts";
  external "C" hash = ModelicaStrings_hashString(string);
end hashString;
