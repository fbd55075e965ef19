within Modelica.Blocks.Sources;
block BooleanTable "Boolean signal that changes at given times"
  parameter SI.Time table[:] = {0, 1} "Times of change, rising" annotation(Dialog(group = "Table data definition"));
  parameter Boolean startValue = false "Value before the first change"
    annotation(Dialog(group = "Table data interpretation"));
  parameter Modelica.Blocks.Types.Extrapolation extrapolation = Modelica.Blocks.Types.Extrapolation.HoldLastPoint
    "What holds outside the table" annotation(Dialog(group = "Table data interpretation"));
  parameter SI.Time startTime = -Modelica.Constants.inf "False before this time"
    annotation(Dialog(group = "Table data interpretation"));
  parameter SI.Time shiftTime = 0 "Time to which the zero of the table is moved"
    annotation(Dialog(group = "Table data interpretation"));
  extends Interfaces.partialBooleanSO;
  CombiTimeTable combiTimeTable(
    final table =
      if n > 0 then
        (if startValue then [table[1], 1.0; table, {mod(i + 1, 2.0) for i in 1:n}]
         else [table[1], 0.0; table, {mod(i, 2.0) for i in 1:n}])
      else (if startValue then [0.0, 1.0] else [0.0, 0.0]),
    final smoothness = Modelica.Blocks.Types.Smoothness.ConstantSegments,
    final columns = {2},
    final extrapolation = extrapolation,
    final startTime = startTime,
    final shiftTime = shiftTime) "The same as zeros and ones"
      annotation(Placement(transformation(extent = {{-30, -10}, {-10, 10}})));
  Modelica.Blocks.Math.RealToBoolean realToBoolean "From one and zero to true and false"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
protected
  parameter Integer n = size(table, 1) "Number of changes";
initial algorithm
  for k in 1:n - 1 loop
    assert(table[k + 1] > table[k], "The times of the table do not rise at element " + String(k + 1));
  end for;
equation
  connect(realToBoolean.y, y);
  connect(combiTimeTable.y[1], realToBoolean.u);
  assert(not extrapolation == Modelica.Blocks.Types.Extrapolation.LastTwoPoints,
    "A Boolean table cannot go on with its last slope");
  annotation(Documentation(info = "<html>
<p>The value turns at every time in <code>table</code> [s].</p>
</html>"));
end BooleanTable;
