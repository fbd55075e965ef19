within Modelica.Electrical.Analog.Sources;
model ExpSineCurrent "Sine current that dies away"
  parameter SI.Current I(start = 1) "Amplitude at the start";
  parameter SI.Frequency f(start = 2) "Frequency";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Damping damping(start = 1) "Decay rate of the amplitude";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.ExpSine signalSource(
      final amplitude = I,
      final f = f,
      final phase = phase,
      final damping = damping));
  annotation(Documentation(info = "<html>
<p>A sine current whose amplitude dies away.</p>
<h4>Equations</h4>
<p><code>i = offset before startTime</code><br>
<code>i = offset + I*exp(-damping*t)*sin(2*pi*f*t + phase), t = time - startTime</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>The ringing of a struck circuit, or a test signal that ends by itself. After <code>1/damping</code> seconds the
amplitude has fallen to 37 %; a negative <code>damping</code> makes it grow. Any voltage arises that the circuit asks
for; an open circuit or a second current source in series contradicts it.</p>
</html>"));
end ExpSineCurrent;
