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

  function count "Number of occurrences that do not overlap"
    extends Modelica.Icons.Function;
    input String string "Text to search in";
    input String searchString "Text to search for";
    input Integer startIndex(min = 1) = 1 "Place to begin at";
    input Boolean caseSensitive = true "Upper and lower case differ";
    output Integer result "Number of occurrences";
  protected
    Integer at;
  algorithm
    result := 0;
    at := find(string, searchString, startIndex, caseSensitive);
    while at > 0 loop
      result := result + 1;
      at := find(string, searchString, at + length(searchString), caseSensitive);
    end while;
  end count;

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
    Integer at;
  algorithm
    result := "";
    at := find(string, searchString, startIndex, caseSensitive);
    while at > 0 loop
      result := result + (if at > from then substring(string, from, at - 1) else "") + replaceString;
      from := at + length(searchString);
      at := if replaceAll then find(string, searchString, from, caseSensitive) else 0;
    end while;
    if from <= length(string) then
      result := result + substring(string, from, length(string));
    end if;
  end replace;

  function sort "Texts by the alphabet"
    extends Modelica.Icons.Function;
    input String stringVector1[:] "Texts";
    input Boolean caseSensitive = true "Upper and lower case differ";
    output String stringVector2[size(stringVector1, 1)] = stringVector1 "Texts in order";
  protected
    String text;
    Integer k;
  algorithm
    for i in 2:size(stringVector1, 1) loop
      text := stringVector2[i];
      k := i - 1;
      while k >= 1 loop
        if compare(text, stringVector2[k], caseSensitive) <> Modelica.Utilities.Types.Compare.Less then
          break;
        end if;
        stringVector2[k + 1] := stringVector2[k];
        k := k - 1;
      end while;
      stringVector2[k + 1] := text;
    end for;
  end sort;

  function scanToken "Next piece of a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer startIndex(min = 1) = 1 "Place to begin at";
    input Boolean unsigned = false "A sign is a piece of its own, no part of a number";
    output Modelica.Utilities.Types.TokenValue token "Piece";
    output Integer nextIndex "Place behind it";
  protected
    Integer first = Advanced.skipLineComments(string, startIndex);
    Modelica.Utilities.Types.TokenType kind;
    Real real;
    Integer integer;
    String text;
  algorithm
    kind := Modelica.Utilities.Types.TokenType.NoToken;
    real := 0;
    integer := 0;
    text := "";
    nextIndex := first;
    if first <= length(string) then
      (nextIndex, integer) := Advanced.scanInteger(string, first, unsigned);
      if nextIndex > first then
        kind := Modelica.Utilities.Types.TokenType.IntegerToken;
      else
        (nextIndex, real) := Advanced.scanReal(string, first, unsigned);
        if nextIndex > first then
          kind := Modelica.Utilities.Types.TokenType.RealToken;
        else
          (nextIndex, text) := Advanced.scanString(string, first);
          if nextIndex > first then
            kind := Modelica.Utilities.Types.TokenType.StringToken;
          else
            (nextIndex, text) := Advanced.scanIdentifier(string, first);
            if nextIndex > first then
              kind := if isEqual(text, "true") or isEqual(text, "false") then Modelica.Utilities.Types.TokenType.BooleanToken else
                Modelica.Utilities.Types.TokenType.IdentifierToken;
            else
              kind := Modelica.Utilities.Types.TokenType.DelimiterToken;
              text := substring(string, first, first);
              nextIndex := first + 1;
            end if;
          end if;
        end if;
      end if;
    end if;
    token.tokenType := kind;
    token.real := real;
    token.integer := integer;
    token.boolean := isEqual(text, "true");
    token.string := text;
  end scanToken;

  function scanReal "Real number in a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer startIndex(min = 1) = 1 "Place to begin at";
    input Boolean unsigned = false "No sign is allowed";
    input String message = "" "End of the message where there is no number";
    output Real number "Number";
    output Integer nextIndex "Place behind it";
  algorithm
    (nextIndex, number) := Advanced.scanReal(string, startIndex, unsigned);
    if nextIndex == startIndex then
      syntaxError(string, startIndex, "Expected a real number " + message);
    end if;
  end scanReal;

  function scanInteger "Whole number in a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer startIndex(min = 1) = 1 "Place to begin at";
    input Boolean unsigned = false "No sign is allowed";
    input String message = "" "End of the message where there is no number";
    output Integer number "Number";
    output Integer nextIndex "Place behind it";
  algorithm
    (nextIndex, number) := Advanced.scanInteger(string, startIndex, unsigned);
    if nextIndex == startIndex then
      syntaxError(string, startIndex, "Expected a whole number " + message);
    end if;
  end scanInteger;

  function scanBoolean "true or false in a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer startIndex(min = 1) = 1 "Place to begin at";
    input String message = "" "End of the message where there is neither";
    output Boolean number "Value";
    output Integer nextIndex "Place behind it";
  protected
    String word;
  algorithm
    (nextIndex, word) := Advanced.scanIdentifier(string, startIndex);
    number := isEqual(word, "true");
    if not (number or isEqual(word, "false")) then
      syntaxError(string, startIndex, "Expected true or false " + message);
    end if;
  end scanBoolean;

  function scanString "Text between quotation marks in a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer startIndex(min = 1) = 1 "Place to begin at";
    input String message = "" "End of the message where there is none";
    output String result "Text between the marks";
    output Integer nextIndex "Place behind the second mark";
  algorithm
    (nextIndex, result) := Advanced.scanString(string, startIndex);
    if nextIndex == startIndex then
      syntaxError(string, startIndex, "Expected a text between quotation marks " + message);
    end if;
  end scanString;

  function scanIdentifier "Name in a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer startIndex(min = 1) = 1 "Place to begin at";
    input String message = "" "End of the message where there is none";
    output String identifier "Letter, followed by letters, digits and underscores";
    output Integer nextIndex "Place behind it";
  algorithm
    (nextIndex, identifier) := Advanced.scanIdentifier(string, startIndex);
    if nextIndex == startIndex then
      syntaxError(string, startIndex, "Expected a name " + message);
    end if;
  end scanIdentifier;

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
    Integer n;
  algorithm
    delimiter := "";
    nextIndex := startIndex;
    for d in requiredDelimiters loop
      n := length(d);
      if not isFound and n > 0 and first + n - 1 <= length(string) then
        if isEqual(substring(string, first, first + n - 1), d) then
          isFound := true;
          delimiter := d;
          nextIndex := first + n;
        end if;
      end if;
    end for;
    if not isFound then
      for d in requiredDelimiters loop
        if length(d) == 0 and (first > startIndex or first > length(string)) then
          isFound := true;
          nextIndex := first;
        end if;
      end for;
    end if;
    if not isFound then
      syntaxError(string, startIndex, "Expected a delimiter " + message);
    end if;
  end scanDelimiter;

  function scanNoToken "Nothing but white space up to the end of a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer startIndex(min = 1) = 1 "Place to begin at";
    input String message = "" "End of the message where there is more";
  algorithm
    if Advanced.skipWhiteSpace(string, startIndex) <= length(string) then
      syntaxError(string, startIndex, "Expected the end of the text " + message);
    end if;
  end scanNoToken;

  function syntaxError "Stops with a message about a place in a text"
    extends Modelica.Icons.Function;
    input String string "Text";
    input Integer index "Place of the mistake";
    input String message = "" "What is wrong";
  algorithm
    assert(false, "\"" + string + "\", character " + String(index) + ": " + message);
  end syntaxError;

  package Advanced "Scanning without messages: where nothing is found, the next place is the one to begin at"
    extends Modelica.Icons.FunctionsPackage;

    pure function scanReal "Real number in a text"
      extends Modelica.Icons.Function;
      input String string "Text";
      input Integer startIndex(min = 1) = 1 "Place to begin at";
      input Boolean unsigned = false "No sign is allowed";
      output Integer nextIndex "Place behind the number";
      output Real number "Number";
      external "C" ModelicaStrings_scanReal(string, startIndex, unsigned, nextIndex, number);
    end scanReal;

    pure function scanInteger "Whole number in a text"
      extends Modelica.Icons.Function;
      input String string "Text";
      input Integer startIndex(min = 1) = 1 "Place to begin at";
      input Boolean unsigned = false "No sign is allowed";
      output Integer nextIndex "Place behind the number";
      output Integer number "Number";
      external "C" ModelicaStrings_scanInteger(string, startIndex, unsigned, nextIndex, number);
    end scanInteger;

    pure function scanString "Text between quotation marks in a text"
      extends Modelica.Icons.Function;
      input String string "Text";
      input Integer startIndex(min = 1) = 1 "Place to begin at";
      output Integer nextIndex "Place behind the second mark";
      output String string2 "Text between the marks";
      external "C" ModelicaStrings_scanString(string, startIndex, nextIndex, string2);
    end scanString;

    pure function scanIdentifier "Name in a text"
      extends Modelica.Icons.Function;
      input String string "Text";
      input Integer startIndex(min = 1) = 1 "Place to begin at";
      output Integer nextIndex "Place behind the name";
      output String identifier "Name";
      external "C" ModelicaStrings_scanIdentifier(string, startIndex, nextIndex, identifier);
    end scanIdentifier;

    pure function skipWhiteSpace "Place of the next character that can be seen"
      extends Modelica.Icons.Function;
      input String string "Text";
      input Integer startIndex(min = 1) = 1 "Place to begin at";
      output Integer nextIndex "Place of the character";
      external "C" nextIndex = ModelicaStrings_skipWhiteSpace(string, startIndex);
    end skipWhiteSpace;

    function skipLineComments "Place of the next character outside of comments, which go from // to the end of a line"
      extends Modelica.Icons.Function;
      input String string "Text";
      input Integer startIndex(min = 1) = 1 "Place to begin at";
      output Integer nextIndex "Place of the character";
    protected
      Integer n = length(string);
      Boolean isComment;
    algorithm
      nextIndex := skipWhiteSpace(string, startIndex);
      isComment := nextIndex < n and substring(string, nextIndex, nextIndex + 1) == "//";
      while isComment loop
        while nextIndex <= n and substring(string, nextIndex, nextIndex) <> "\n" loop
          nextIndex := nextIndex + 1;
        end while;
        nextIndex := skipWhiteSpace(string, nextIndex);
        isComment := nextIndex < n and substring(string, nextIndex, nextIndex + 1) == "//";
      end while;
    end skipLineComments;
  end Advanced;
end Strings;
