within Modelica.Electrical.Analog.Sources;
model CosineCurrent "Cosine current"
  parameter SI.Current I(start = 1) "Amplitude";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Frequency f(start = 1) "Frequency";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.Cosine signalSource(
      final amplitude = I,
      final f = f,
      final phase = phase));
  annotation(Documentation(info = "<html>
<p>A cosine current.</p>
<h4>Equations</h4>
<p><code>i = offset before startTime</code><br>
<code>i = offset + I*cos(2*pi*f*(time - startTime) + phase)</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p><code>I</code> is the amplitude, <code>phase</code> counts forward in radians. The source begins at its peak: it
jumps at <code>startTime</code>, where <code>Sine</code> begins at zero. Any voltage arises that the circuit asks for;
an open circuit or a second current source in series contradicts it.</p>
</html>"));
end CosineCurrent;
