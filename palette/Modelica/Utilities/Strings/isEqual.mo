within Modelica.Utilities.Strings;
function isEqual "Two texts are equal"
  extends Modelica.Icons.Function;
  input String string1 "First text";
  input String string2 "Second text";
  input Boolean caseSensitive = true "Upper and lower case differ";
  output Boolean identical "They are equal";
algorithm
  identical := Modelica.Utilities.Types.Compare.Equal == compare(string1, string2, caseSensitive);
end isEqual;
