within Modelica.Utilities.Strings;
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
