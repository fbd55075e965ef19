within Modelica.Electrical.Analog.Sources;
model SineCurrent "Sine current"
  parameter SI.Current I(start = 1) "Amplitude";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Frequency f(start = 1) "Frequency";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.Sine signalSource(
      final amplitude = I,
      final f = f,
      final phase = phase));
  annotation(Documentation(info = "<html>
<p>A sine current.</p>
<h4>Equations</h4>
<p><code>i = offset before startTime</code><br>
<code>i = offset + I*sin(2*pi*f*(time - startTime) + phase)</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p><code>I</code> is the amplitude, the effective value is <code>I/sqrt(2)</code>: mains of 230 V have the amplitude
325 V. <code>phase</code> is in radians and counts forward: <code>pi/2</code> makes a cosine. With a phase the source
jumps at <code>startTime</code>. Any voltage arises that the circuit asks for; an open circuit or a second current
source in series contradicts it.</p>
</html>"));
end SineCurrent;
