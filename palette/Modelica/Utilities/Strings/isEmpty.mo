within Modelica.Utilities.Strings;
function isEmpty "Text without visible characters"
  extends Modelica.Icons.Function;
  input String string "Text";
  output Boolean result "Nothing but blanks";
protected
  Integer n = length(string);
  Integer k = 1;
algorithm
  while (if k <= n then substring(string, k, k) == " " else false) loop
    k := k + 1;
  end while;
  result := k > n;
end isEmpty;
