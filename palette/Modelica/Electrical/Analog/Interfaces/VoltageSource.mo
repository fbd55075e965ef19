within Modelica.Electrical.Analog.Interfaces;
partial model VoltageSource "Base of sources whose voltage follows a signal"
  extends Modelica.Electrical.Analog.Icons.VoltageSource;
  extends OnePort;
  parameter SI.Voltage offset = 0 "Voltage added to the signal; voltage before the start";
  parameter SI.Time startTime = 0 "Time at which the signal begins";
  replaceable Modelica.Blocks.Interfaces.SignalSource signalSource(final offset = offset, final startTime = startTime)
    "Course of the voltage" annotation(Placement(transformation(extent = {{70, 69}, {91, 89}})));
equation
  v = signalSource.y;
  annotation(Documentation(info = "<html>
<p><code>v = p.v - n.v</code> equals the output of <code>signalSource</code>, whatever current flows.
<code>offset</code> [V], <code>startTime</code> [s].</p>
</html>"));
end VoltageSource;
