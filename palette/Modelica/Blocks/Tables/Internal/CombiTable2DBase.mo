within Modelica.Blocks.Tables.Internal;
partial block CombiTable2DBase "Parameters of a table of two arguments"
  parameter Boolean tableOnFile = false "Read the table from a file"
    annotation(Dialog(group = "Table data definition"));
  parameter Real table[:, :] = fill(0.0, 0, 2) "First column and first row: arguments; inside: results"
    annotation(Dialog(group = "Table data definition", enable = not tableOnFile));
  parameter String tableName = "NoName" "Name of the table in the file"
    annotation(Dialog(group = "Table data definition", enable = tableOnFile));
  parameter String fileName = "NoName" "File that holds the table"
    annotation(Dialog(group = "Table data definition", enable = tableOnFile,
      loadSelector(filter = "Text files (*.txt);;MATLAB MAT-files (*.mat);;Comma-separated values files (*.csv)",
        caption = "File of the table")));
  parameter String delimiter = "," "Character between columns of a CSV file"
    annotation(Dialog(group = "Table data definition", enable = tableOnFile and isCsvExt),
      choices(choice = " " "Blank", choice = "," "Comma", choice = "\t" "Tabulator", choice = ";" "Semicolon"));
  parameter Integer nHeaderLines = 0 "Lines to skip at the head of a CSV file"
    annotation(Dialog(group = "Table data definition", enable = tableOnFile and isCsvExt));
  parameter Boolean verboseRead = true "Report that the file is read"
    annotation(Dialog(group = "Table data definition", enable = tableOnFile));
  parameter Modelica.Blocks.Types.Smoothness smoothness = Modelica.Blocks.Types.Smoothness.LinearSegments
    "Interpolation between the rows" annotation(Dialog(group = "Table data interpretation"));
  parameter Modelica.Blocks.Types.Extrapolation extrapolation = Modelica.Blocks.Types.Extrapolation.LastTwoPoints
    "What holds outside the table" annotation(Dialog(group = "Table data interpretation"));
  parameter Boolean verboseExtrapolation = false "Warn when the argument leaves the table"
    annotation(Dialog(group = "Table data interpretation",
      enable = extrapolation == Modelica.Blocks.Types.Extrapolation.LastTwoPoints
        or extrapolation == Modelica.Blocks.Types.Extrapolation.HoldLastPoint));
  final parameter Real u_min[2] = getTable2DAbscissaUmin(tableID) "Smallest arguments in the table";
  final parameter Real u_max[2] = getTable2DAbscissaUmax(tableID) "Largest arguments in the table";
protected
  parameter Modelica.Blocks.Types.ExternalCombiTable2D tableID =
    Modelica.Blocks.Types.ExternalCombiTable2D(
      if tableOnFile then (if isCsvExt then "Values" else tableName) else "NoName",
      if tableOnFile and fileName <> "NoName" and not Modelica.Utilities.Strings.isEmpty(fileName) then fileName
        else "NoName",
      table,
      smoothness,
      extrapolation,
      if tableOnFile then verboseRead else false,
      delimiter,
      nHeaderLines) "Table object";
  final parameter Boolean isCsvExt =
    if tableOnFile then
      Modelica.Utilities.Strings.findLast(fileName, ".csv", caseSensitive = false) + 3 ==
        Modelica.Utilities.Strings.length(fileName)
    else false "The file is a CSV file";
  final parameter Boolean isWatched = verboseExtrapolation and
    (extrapolation == Modelica.Blocks.Types.Extrapolation.HoldLastPoint
      or extrapolation == Modelica.Blocks.Types.Extrapolation.LastTwoPoints)
    "Warn outside the table";
equation
  assert(tableOnFile or min(size(table)) > 0, "The table needs at least one row");
  assert(not tableOnFile or isCsvExt or tableName <> "NoName", "A table on file needs the name of the table");
  annotation(Documentation(info = "<html>
<p>Base of <code>CombiTable2Ds</code> and <code>CombiTable2Dv</code>.</p>
</html>"));
end CombiTable2DBase;
