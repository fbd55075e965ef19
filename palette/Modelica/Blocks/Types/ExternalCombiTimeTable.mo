within Modelica.Blocks.Types;
class ExternalCombiTimeTable "Table over time"
  extends ExternalObject;

  function constructor "Make the table"
    extends Modelica.Icons.Function;
    input String tableName "Name of the table in the file";
    input String fileName "File, or NoName";
    input Real table[:, :] "Rows, if not on file";
    input Real startTime "Time at which the table begins";
    input Integer columns[:] "Columns of the results";
    input Modelica.Blocks.Types.Smoothness smoothness "Interpolation";
    input Modelica.Blocks.Types.Extrapolation extrapolation "Outside the table";
    input Real shiftTime = 0.0 "Time to which the first row is moved";
    input Modelica.Blocks.Types.TimeEvents timeEvents = Modelica.Blocks.Types.TimeEvents.Always "Where events are made";
    input Boolean verboseRead = true "Report that the file is read";
    input String delimiter = "," "Character between columns of a CSV file";
    input Integer nHeaderLines = 0 "Lines to skip at the head of a CSV file";
    output ExternalCombiTimeTable externalCombiTimeTable "Table object";
    external "C" externalCombiTimeTable = ModelicaStandardTables_CombiTimeTable_init3(
      fileName,
      tableName,
      table,
      size(table, 1),
      size(table, 2),
      startTime,
      columns,
      size(columns, 1),
      smoothness,
      extrapolation,
      shiftTime,
      timeEvents,
      verboseRead,
      delimiter,
      nHeaderLines);
  end constructor;

  function destructor "Free the table"
    extends Modelica.Icons.Function;
    input ExternalCombiTimeTable externalCombiTimeTable "Table object";
    external "C" ModelicaStandardTables_CombiTimeTable_close(externalCombiTimeTable);
  end destructor;
  annotation(Documentation(info = "<html>
<p>Holds the rows of a table and the place of the last look-up.</p>
</html>"));
end ExternalCombiTimeTable;
