within Modelica.Utilities.Strings;
function repeat "Text several times"
  extends Modelica.Icons.Function;
  input Integer n(min = 0) = 1 "How often";
  input String string = " " "Text";
  output String repeatedString "The text n times";
protected
  Integer rest = n "How often the text is still to be added";
  String power = string "The text 1, 2, 4, … times";
algorithm
  repeatedString := "";
  while rest > 0 loop
    if mod(rest, 2) == 1 then
      repeatedString := repeatedString + power;
    end if;
    power := power + power;
    rest := div(rest, 2);
  end while;
end repeat;
