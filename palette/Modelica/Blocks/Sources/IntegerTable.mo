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
initial algorithm
  for k in 1:size(table, 1) loop
    assert(mod(table[k, 2], 1) <= 0, "The value in row " + String(k) + " of the table is not a whole number");
    if k > 1 then
      assert(table[k, 1] > table[k - 1, 1], "The times of the table do not rise at row " + String(k));
    end if;
  end for;
equation
  connect(realToInteger.y, y);
  connect(combiTimeTable.y[1], realToInteger.u);
  assert(not extrapolation == Modelica.Blocks.Types.Extrapolation.LastTwoPoints,
    "An Integer table cannot go on with its last slope");
  assert(size(table, 1) > 0, "The table needs at least one row");
  annotation(Documentation(info = "<html>
<p>Takes the value of a row at its time and keeps it until the next row.</p>
</html>"));
end IntegerTable;
