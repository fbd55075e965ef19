within Modelica.Blocks.Tables;
block CombiTable1Dv "Tables of one argument, one argument per result"
  import Modelica.Blocks.Types.Smoothness;
  import Modelica.Blocks.Types.Extrapolation;
  extends Modelica.Blocks.Interfaces.MIMOs(final n = size(columns, 1));
  parameter Boolean tableOnFile = false "Read the table from a file"
    annotation(Dialog(group = "Table data definition"));
  parameter Real table[:, :] = fill(0.0, 0, 2) "Rows: argument first, results behind it"
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
  parameter Integer columns[:] = 2:size(table, 2) "Columns of the results"
    annotation(Dialog(group = "Table data interpretation"));
  parameter Modelica.Blocks.Types.Smoothness smoothness = Modelica.Blocks.Types.Smoothness.LinearSegments
    "Interpolation between the rows" annotation(Dialog(group = "Table data interpretation"));
  parameter Modelica.Blocks.Types.Extrapolation extrapolation = Modelica.Blocks.Types.Extrapolation.LastTwoPoints
    "What holds outside the table" annotation(Dialog(group = "Table data interpretation"));
  parameter Boolean verboseExtrapolation = false "Warn when the argument leaves the table"
    annotation(Dialog(group = "Table data interpretation",
      enable = extrapolation == Modelica.Blocks.Types.Extrapolation.LastTwoPoints
        or extrapolation == Modelica.Blocks.Types.Extrapolation.HoldLastPoint));
  final parameter Real u_min = Internal.getTable1DAbscissaUmin(tableID) "First argument in the table";
  final parameter Real u_max = Internal.getTable1DAbscissaUmax(tableID) "Last argument in the table";
protected
  parameter Modelica.Blocks.Types.ExternalCombiTable1D tableID =
    Modelica.Blocks.Types.ExternalCombiTable1D(
      if tableOnFile then (if isCsvExt then "Values" else tableName) else "NoName",
      if tableOnFile and fileName <> "NoName" and not Modelica.Utilities.Strings.isEmpty(fileName) then fileName
        else "NoName",
      table,
      columns,
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
    (extrapolation == Extrapolation.HoldLastPoint or extrapolation == Extrapolation.LastTwoPoints)
    "Warn outside the table";
equation
  // Straight lines and steps have fewer derivatives than splines.
  for k in 1:n loop
    if smoothness == Smoothness.LinearSegments then
      y[k] = Internal.getTable1DValueNoDer2(tableID, k, u[k]);
    elseif smoothness == Smoothness.ConstantSegments then
      y[k] = Internal.getTable1DValueNoDer(tableID, k, u[k]);
    else
      y[k] = Internal.getTable1DValue(tableID, k, u[k]);
    end if;
    assert(noEvent(not isWatched or u[k] >= u_min),
      "u[" + String(k) + "] = " + String(u[k]) + " lies below the table, which begins at " + String(u_min),
      AssertionLevel.warning);
    assert(noEvent(not isWatched or u[k] <= u_max),
      "u[" + String(k) + "] = " + String(u[k]) + " lies above the table, which ends at " + String(u_max),
      AssertionLevel.warning);
  end for;
  assert(tableOnFile or min(size(table)) > 0, "The table needs at least one row");
  assert(not tableOnFile or isCsvExt or tableName <> "NoName", "A table on file needs the name of the table");
  annotation(Documentation(info = "<html>
<p>Signal <code>u[i]</code> is looked up in the first column; <code>y[i]</code> comes from column
<code>columns[i]</code>. The first column has to rise. Equal neighbours make a step.</p>
</html>"));
end CombiTable1Dv;
