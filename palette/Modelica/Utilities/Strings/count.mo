within Modelica.Utilities.Strings;
function count "Number of occurrences that do not overlap"
  extends Modelica.Icons.Function;
  input String string "Text to search in";
  input String searchString "Text to search for";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input Boolean caseSensitive = true "Upper and lower case differ";
  output Integer result "Number of occurrences";
protected
  Integer from = startIndex "Where the search goes on";
  Integer at;
algorithm
  result := -1;
  at := 1;
  while at > 0 loop
    at := find(string, searchString, from, caseSensitive);
    from := at + length(searchString);
    result := 1 + result;
  end while;
end count;
