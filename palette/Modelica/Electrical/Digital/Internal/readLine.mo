within Modelica.Electrical.Digital.Internal;
pure function readLine "One line of a file"
  extends Modelica.Icons.Function;
  input String fileName "File";
  input Integer lineNumber(min = 1) "Line, counted from 1";
  output String string "Text of the line";
  output Boolean endOfFile "The file has fewer lines";
  external "C" string = ModelicaInternal_readLine(fileName, lineNumber, endOfFile);
end readLine;
