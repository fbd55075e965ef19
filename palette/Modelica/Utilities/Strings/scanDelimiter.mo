within Modelica.Utilities.Strings;
function scanDelimiter "One of some delimiters in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  input String requiredDelimiters[:] = {","} "Delimiters; an empty one stands for the end of the text or white space";
  input String message = "" "End of the message where there is none of them";
  output String delimiter "Delimiter that has been found";
  output Integer nextIndex "Place behind it";
protected
  Integer first = Advanced.skipWhiteSpace(string, startIndex);
  Boolean isFound = false;
  Boolean mayEnd = false "The end or white space is a delimiter too";
algorithm
  nextIndex := startIndex;
  delimiter := "";
  for d in requiredDelimiters loop
    if length(d) == 0 then
      mayEnd := first > length(string) or first > startIndex;
    elseif not isFound and length(d) + first <= 1 + length(string) then
      if substring(string, first, first + length(d) - 1) == d then
        isFound := true;
      delimiter := d;
      nextIndex := first + length(d);
      end if;
    end if;
  end for;
  if mayEnd and not isFound then
    nextIndex := first;
  end if;
  expect(isFound or mayEnd, string, startIndex, "a delimiter " + message);
end scanDelimiter;
