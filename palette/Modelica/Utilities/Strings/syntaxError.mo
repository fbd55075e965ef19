within Modelica.Utilities.Strings;
function syntaxError "Stops with a message about a place in a text"
  extends Modelica.Icons.Function;
  input String string "Text";
  input Integer index "Place of the mistake";
  input String message = "" "What is wrong";
algorithm
  assert(false, "\"" + string + "\", character " + String(index) + ": " + message);
end syntaxError;
