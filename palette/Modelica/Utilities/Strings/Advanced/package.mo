within Modelica.Utilities.Strings;
package Advanced "Scanning without messages: where nothing is found, the next place is the one to begin at"
  extends Modelica.Icons.FunctionsPackage;
end Advanced;
