within Modelica.Utilities;
package Strings "Functions of text"
  extends Modelica.Icons.FunctionsPackage;

  pure function length "Number of characters"
    extends Modelica.Icons.Function;
    input String string "Text";
    output Integer result "Number of characters";
    external "C" result = ModelicaStrings_length(string);
  end length;

  pure function substring "Part of a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer startIndex(min = 1) "First character, counted from 1";
    input Integer endIndex "Last character";
    output String result "Characters from first to last";
    external "C" result = ModelicaStrings_substring(string, startIndex, endIndex);
  end substring;

  pure function compare "Order of two texts"
    extends Modelica.Icons.Function;
    input String string1 "First text";
    input String string2 "Second text";
    input Boolean caseSensitive = true "Upper and lower case differ";
    output Modelica.Utilities.Types.Compare result "First before, equal to, or after the second";
    external "C" result = ModelicaStrings_compare(string1, string2, caseSensitive);
  end compare;

  pure function hashString "Number that stands for a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    output Integer hash "The same for equal texts, mostly another one for different texts";
    external "C" hash = ModelicaStrings_hashString(string);
  end hashString;

  function isEqual "Two texts are equal"
    extends Modelica.Icons.Function;
    input String string1 "First text";
    input String string2 "Second text";
    input Boolean caseSensitive = true "Upper and lower case differ";
    output Boolean identical "They are equal";
  algorithm
    identical := compare(string1, string2, caseSensitive) == Modelica.Utilities.Types.Compare.Equal;
  end isEqual;

  function isEmpty "Text without visible characters"
    extends Modelica.Icons.Function;
    input String string "Text";
    output Boolean result "Nothing but blanks";
  algorithm
    result := true;
    for i in 1:length(string) loop
      if substring(string, i, i) <> " " then
        result := false;
      end if;
    end for;
  end isEmpty;

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
  algorithm
    index := 0;
    for i in startIndex:last loop
      if index == 0 and isEqual(substring(string, i, i + n - 1), searchString, caseSensitive) then
        index := i;
      end if;
    end for;
  end find;

  function findLast "Place of the last occurrence"
    extends Modelica.Icons.Function;
    input String string "Text to search in";
    input String searchString "Text to search for";
    input Integer startIndex(min = 0) = 0 "Place to begin at, 0: from the end";
    input Boolean caseSensitive = true "Upper and lower case differ";
    output Integer index "Place of its first character, or 0";
  protected
    Integer n = length(searchString);
    Integer last = length(string) - length(searchString) + 1;
  algorithm
    if startIndex > 0 then
      last := min(last, startIndex);
    end if;
    index := 0;
    for i in 1:last loop
      if isEqual(substring(string, i, i + n - 1), searchString, caseSensitive) then
        index := i;
      end if;
    end for;
  end findLast;

  function repeat "Text several times"
    extends Modelica.Icons.Function;
    input Integer n(min = 0) = 1 "How often";
    input String string = " " "Text";
    output String repeatedString "The text n times";
  algorithm
    repeatedString := "";
    for i in 1:n loop
      repeatedString := repeatedString + string;
    end for;
  end repeat;
end Strings;
