within Modelica.Electrical.Analog.Sources;
model TableVoltage "Voltage along straight lines through given points"
  parameter Real table[:, :] = [0, 0; 1, 1; 2, 4] "Rows of time and voltage";
  extends Interfaces.VoltageSource(redeclare Modelica.Blocks.Sources.TimeTable signalSource(final table = table));
  annotation(Documentation(info = "<html>
<p>Straight lines between the rows of <code>table</code>, first column time [s], second column voltage [V]; two rows
of the same time make a jump. The last line is continued. Each corner is a time event. <code>offset</code> [V] is
added, <code>startTime</code> [s] shifts the table.</p>
</html>"));
end TableVoltage;
