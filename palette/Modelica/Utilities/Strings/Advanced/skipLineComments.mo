within Modelica.Utilities.Strings.Advanced;
function skipLineComments "Place of the next character outside of comments, which go from // to the end of a line"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer startIndex(min = 1) = 1 "Place to begin at";
  output Integer nextIndex "Place of the character";
protected
  Integer n = length(string);
algorithm
  nextIndex := skipWhiteSpace(string, startIndex);
  while (if nextIndex >= n then false else substring(string, nextIndex, nextIndex + 1) == "//") loop
    nextIndex := find(string, "\n", nextIndex);
    nextIndex := if nextIndex == 0 then n + 1 else skipWhiteSpace(string, nextIndex);
  end while;
end skipLineComments;
