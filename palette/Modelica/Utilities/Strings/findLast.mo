within Modelica.Utilities.Strings;
function findLast "Place of the last occurrence"
  extends Modelica.Icons.Function;
  input String string "Text to search in";
  input String searchString "Text to search for";
  input Integer startIndex(min = 0) = 0 "Place to begin at, 0: from the end";
  input Boolean caseSensitive = true "Upper and lower case differ";
  output Integer index "Place of its first character, or 0";
protected
  Integer n = length(searchString);
  Integer k = length(string) - length(searchString) + 1;
algorithm
  if startIndex > 0 and startIndex < k then
    k := startIndex;
  end if;
  index := 0;
  while index == 0 and k >= 1 loop
    if isEqual(searchString, substring(string, k, k + n - 1), caseSensitive) then
      index := k;
    end if;
    k := k - 1;
  end while;
end findLast;
