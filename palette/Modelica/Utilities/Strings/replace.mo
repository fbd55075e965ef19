within Modelica.Utilities.Strings;
function replace "Text with occurrences of one text replaced by another"
  extends Modelica.Icons.Function;
  input String string "Text to search in";
  input String searchString "Text to search for";
  input String replaceString "Text to put in its place";
  input Integer startIndex = 1 "Place to begin at";
  input Boolean replaceAll = true "Every occurrence, else the first one";
  input Boolean caseSensitive = true "Upper and lower case differ";
  output String result "Text after the replacement";
protected
  Integer from = 1 "First character that has not been taken over";
  Integer at = find(string, searchString, startIndex, caseSensitive);
algorithm
  result := "";
  while at > 0 loop
    if at > from then
      result := result + substring(string, from, at - 1);
    end if;
    result := result + replaceString;
    from := length(searchString) + at;
    at := if not replaceAll then 0 else find(string, searchString, from, caseSensitive);
  end while;
  if length(string) >= from then
    result := result + substring(string, from, length(string));
  end if;
end replace;
