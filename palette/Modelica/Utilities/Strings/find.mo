within Modelica.Utilities.Strings;
function find "Place of the first occurrence"
  extends Modelica.Icons.Function;
  input String string "Text to search in";
  input String searchString "Text to search for";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input Boolean caseSensitive = true "Upper and lower case differ";
  output Integer index "Place of its first character, or 0";
protected
  Integer n = length(searchString);
  Integer last = length(string) - length(searchString) + 1;
  Integer k = startIndex;
algorithm
  index := 0;
  while index == 0 and k <= last loop
    if isEqual(searchString, substring(string, k, k + n - 1), caseSensitive) then
      index := k;
    end if;
    k := k + 1;
  end while;
end find;
