within Modelica.Blocks.Sources;
block IntegerTable "Integer signal that changes at given times"
  parameter Real table[:, 2] = fill(0, 0, 2) "Rows of time and value, times rising"
    annotation(Dialog(group = "Table data definition"));
  parameter Modelica.Blocks.Types.Extrapolation extrapolation = Modelica.Blocks.Types.Extrapolation.HoldLastPoint
    "What holds outside the table" annotation(Dialog(group = "Table data interpretation"));
  parameter SI.Time startTime = -Modelica.Constants.inf "Zero before this time"
    annotation(Dialog(group = "Table data interpretation"));
  parameter SI.Time shiftTime = 0 "Time to which the zero of the table is moved"
    annotation(Dialog(group = "Table data interpretation"));
  extends Interfaces.IntegerSO;
  CombiTimeTable combiTimeTable(
    final table = table,
    final smoothness = Modelica.Blocks.Types.Smoothness.ConstantSegments,
    final columns = {2},
    final extrapolation = extrapolation,
    final startTime = startTime,
    final shiftTime = shiftTime) "The same as a Real signal"
      annotation(Placement(transformation(extent = {{-30, -10}, {-10, 10}})));
  Modelica.Blocks.Math.RealToInteger realToInteger "To an Integer signal"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
protected
  function isValidTable "Checks that the times rise and the values are whole numbers"
    extends Modelica.Icons.Function;
    input Real table[:, 2] "Rows of time and value";
  algorithm
    for i in 1:size(table, 1) loop
      assert(rem(table[i, 2], 1) == 0.0, "The value in row " + String(i) + " of the table is not a whole number");
      if i > 1 then
        assert(table[i - 1, 1] < table[i, 1], "The times of the table do not rise at row " + String(i));
      end if;
    end for;
  end isValidTable;

  parameter Integer n = size(table, 1) "Number of rows";
initial algorithm
  isValidTable(table);
equation
  assert(n > 0, "The table needs at least one row");
  assert(extrapolation <> Modelica.Blocks.Types.Extrapolation.LastTwoPoints,
    "An Integer table cannot go on with its last slope");
  connect(combiTimeTable.y[1], realToInteger.u);
  connect(realToInteger.y, y);
  annotation(Documentation(info = "<html>
<p>Takes the value of a row at its time and keeps it until the next row.</p>
</html>"));
end IntegerTable;
