within Modelica.Electrical.Analog.Interfaces;
partial model CurrentSource "Base of sources whose current follows a signal"
  extends Modelica.Electrical.Analog.Icons.CurrentSource;
  extends OnePort;
  parameter SI.Current offset = 0 "Current added to the signal; current before the start";
  parameter SI.Time startTime = 0 "Time at which the signal begins";
  replaceable Modelica.Blocks.Interfaces.SignalSource signalSource(final offset = offset, final startTime = startTime)
    "Course of the current" annotation(Placement(transformation(extent = {{70, 69}, {91, 89}})));
equation
  i = signalSource.y;
  annotation(Documentation(info = "<html>
<p>The current <code>i</code> from <code>p</code> through the source to <code>n</code> equals the output of
<code>signalSource</code>, whatever voltage arises. It therefore leaves the source at <code>n</code>.
<code>offset</code> [A], <code>startTime</code> [s].</p>
</html>"));
end CurrentSource;
