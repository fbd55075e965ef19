within Modelica.Electrical.Analog.Sources;
model RampCurrent "Current that rises along a line"
  parameter SI.Current I(start = 1) "Height of the ramp";
  parameter SI.Time duration(min = Modelica.Constants.small, start = 2) "Length of the ramp";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.Ramp signalSource(
      final height = I,
      final duration = duration));
  annotation(Documentation(info = "<html>
<p>A current that rises along a straight line and stays.</p>
<h4>Equations</h4>
<p><code>i = offset before startTime</code><br>
<code>i = offset + I*(time - startTime)/duration during the ramp</code><br>
<code>i = offset + I afterwards</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>A slow switching-on that avoids the inrush of a step, or a sweep through a characteristic. A negative height
<code>I</code> falls. Both corners are time events. Any voltage arises that the circuit asks for; an open circuit or a
second current source in series contradicts it.</p>
</html>"));
end RampCurrent;
