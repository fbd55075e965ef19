within Modelica.Blocks.Sources;
block CombiTimeTable "Table over time, in memory or on file, with several outputs"
  import Modelica.Blocks.Tables.Internal;
  import Modelica.Blocks.Types.Smoothness;
  import Modelica.Blocks.Types.Extrapolation;
  extends Modelica.Blocks.Interfaces.MO(final nout = max({size(columns, 1), size(offset, 1)}));
  parameter Boolean tableOnFile = false "Read the table from a file"
    annotation(Dialog(group = "Table data definition"));
  parameter Real table[:, :] = fill(0.0, 0, 2) "Rows: time first, results behind it"
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
  parameter SI.Time timeScale(min = Modelica.Constants.eps) = 1 "Length of one unit of the first column"
    annotation(Dialog(group = "Table data interpretation"), Evaluate = true);
  parameter Real offset[:] = {0} "Values added to the outputs" annotation(Dialog(group = "Table data interpretation"));
  parameter SI.Time startTime = 0 "Before this time the outputs are the offsets"
    annotation(Dialog(group = "Table data interpretation"));
  parameter SI.Time shiftTime = startTime "Time to which the zero of the table is moved"
    annotation(Dialog(group = "Table data interpretation"));
  parameter Modelica.Blocks.Types.TimeEvents timeEvents = Modelica.Blocks.Types.TimeEvents.Always
    "Where events are made"
    annotation(Dialog(group = "Table data interpretation",
      enable = smoothness == Modelica.Blocks.Types.Smoothness.LinearSegments));
  parameter Boolean verboseExtrapolation = false "Warn when the time leaves the table"
    annotation(Dialog(group = "Table data interpretation",
      enable = extrapolation == Modelica.Blocks.Types.Extrapolation.LastTwoPoints
        or extrapolation == Modelica.Blocks.Types.Extrapolation.HoldLastPoint));
  final parameter SI.Time t_min = timeScale * t_minScaled "First time in the table";
  final parameter SI.Time t_max = timeScale * t_maxScaled "Last time in the table";
  final parameter Real t_minScaled = Internal.getTimeTableTmin(tableID) "First time on the scale of the table";
  final parameter Real t_maxScaled = Internal.getTimeTableTmax(tableID) "Last time on the scale of the table";
protected
  final parameter Real p_offset[nout] = if size(offset, 1) == 1 then fill(offset[1], nout) else offset
    "Values added to the outputs";
  parameter Modelica.Blocks.Types.ExternalCombiTimeTable tableID =
    Modelica.Blocks.Types.ExternalCombiTimeTable(
      if tableOnFile then (if isCsvExt then "Values" else tableName) else "NoName",
      if tableOnFile and fileName <> "NoName" and not Modelica.Utilities.Strings.isEmpty(fileName) then fileName
        else "NoName",
      table,
      startTime / timeScale,
      columns,
      smoothness,
      extrapolation,
      shiftTime / timeScale,
      if smoothness == Modelica.Blocks.Types.Smoothness.LinearSegments then timeEvents
        elseif smoothness == Modelica.Blocks.Types.Smoothness.ConstantSegments then
          Modelica.Blocks.Types.TimeEvents.Always
        else Modelica.Blocks.Types.TimeEvents.NoTimeEvents,
      if tableOnFile then verboseRead else false,
      delimiter,
      nHeaderLines) "Table object";
  discrete SI.Time corner(start = 0, fixed = true) "Time of the next corner";
  discrete Real cornerScaled(start = 0, fixed = true) "The same on the scale of the table";
  Real t "Time on the scale of the table";
  final parameter Boolean isWatched = verboseExtrapolation and
    (extrapolation == Extrapolation.HoldLastPoint or extrapolation == Extrapolation.LastTwoPoints)
    "Warn outside the table";
  final parameter Boolean isCsvExt =
    if tableOnFile then
      Modelica.Utilities.Strings.findLast(fileName, ".csv", caseSensitive = false) + 3 ==
        Modelica.Utilities.Strings.length(fileName)
    else false "The file is a CSV file";
equation
  t * timeScale = time;
  when {initial(), time >= pre(corner)} then
    cornerScaled = Internal.getNextTimeEvent(tableID, t);
    corner = min(Modelica.Constants.inf, timeScale * cornerScaled);
  end when;
  // Straight lines and steps have fewer derivatives than splines.
  for k in 1:nout loop
    if smoothness == Smoothness.LinearSegments then
      y[k] - p_offset[k] = Internal.getTimeTableValueNoDer2(tableID, k, t, cornerScaled, pre(cornerScaled));
    elseif smoothness == Smoothness.ConstantSegments then
      y[k] - p_offset[k] = Internal.getTimeTableValueNoDer(tableID, k, t, cornerScaled, pre(cornerScaled));
    else
      y[k] - p_offset[k] = Internal.getTimeTableValue(tableID, k, t, cornerScaled, pre(cornerScaled));
    end if;
  end for;
  assert(noEvent(not isWatched or time - shiftTime >= t_min), "The time lies before the table", AssertionLevel.warning);
  assert(noEvent(not isWatched or time - shiftTime <= t_max), "The time lies behind the table", AssertionLevel.warning);
  assert(tableOnFile or min(size(table)) > 0, "The table needs at least one row");
  assert(not tableOnFile or isCsvExt or tableName <> "NoName", "A table on file needs the name of the table");
  annotation(Documentation(info = "<html>
<p>Column 1 holds the times, the others values; <code>y[i]</code> comes from column <code>columns[i]</code>. Equal times
make a jump. Corners are events.</p>
</html>"));
end CombiTimeTable;
