within Modelica.Utilities.Strings;
pure function substring "Part of a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) "First character, counted from 1";
  input Integer endIndex "Last character";
  output String result "Characters from first to last";
  external "C" result = ModelicaStrings_substring(string, startIndex, endIndex);
end substring;
