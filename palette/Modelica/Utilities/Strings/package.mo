within Modelica.Utilities;
package Strings "Functions of text"
  extends Modelica.Icons.FunctionsPackage;
end Strings;
