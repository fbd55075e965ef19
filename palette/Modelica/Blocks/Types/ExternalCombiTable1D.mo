within Modelica.Blocks.Types;
class ExternalCombiTable1D "Table of one argument"
  extends ExternalObject;

  function constructor "Make the table"
    extends Modelica.Icons.Function;
    input String tableName "Name of the table in the file";
    input String fileName "File, or NoName";
    input Real table[:, :] "Rows, if not on file";
    input Integer columns[:] "Columns of the results";
    input Modelica.Blocks.Types.Smoothness smoothness "Interpolation";
    input Modelica.Blocks.Types.Extrapolation extrapolation = Modelica.Blocks.Types.Extrapolation.LastTwoPoints
      "Outside the table";
    input Boolean verboseRead = true "Report that the file is read";
    input String delimiter = "," "Character between columns of a CSV file";
    input Integer nHeaderLines = 0 "Lines to skip at the head of a CSV file";
    output ExternalCombiTable1D externalCombiTable1D "Table object";
    external "C" externalCombiTable1D = ModelicaStandardTables_CombiTable1D_init3(
      fileName,
      tableName,
      table,
      size(table, 1),
      size(table, 2),
      columns,
      size(columns, 1),
      smoothness,
      extrapolation,
      verboseRead,
      delimiter,
      nHeaderLines);
  end constructor;

  function destructor "Free the table"
    extends Modelica.Icons.Function;
    input ExternalCombiTable1D externalCombiTable1D "Table object";
    external "C" ModelicaStandardTables_CombiTable1D_close(externalCombiTable1D);
  end destructor;
  annotation(Documentation(info = "<html>
<p>Holds the rows of a table and the place of the last look-up.</p>
</html>"));
end ExternalCombiTable1D;
