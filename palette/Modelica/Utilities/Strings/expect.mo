within Modelica.Utilities.Strings;
function expect "Stops where something is missing"
  extends Modelica.Icons.Function;
  input Boolean isThere "It is there";
  input String string "Text";
  input Integer index "Place where it belongs";
  input String what "What belongs there";
algorithm
  if not isThere then
    syntaxError(string, index, "Expected " + what);
  end if;
end expect;
