within Modelica.Electrical.Analog.Basic;
model Inductor "Linear inductor"
  extends Interfaces.OnePort(i(start = 0));
  parameter SI.Inductance L(start = 1) "Inductance";
equation
  v = L * der(i);
  annotation(Documentation(info = "<html>
<p>Stores energy in its field: the voltage changes the current, the current itself cannot jump.</p>
<h4>Equations</h4>
<p><code>v = L*der(i)</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside
the part. A positive voltage makes the current grow; <code>v*i</code> is positive while the field is built up, and the
energy stored is <code>L*i^2/2</code>.</p>
<h4>Use</h4>
<p><code>i</code> is the natural state; give <code>i(start, fixed = true)</code> to begin with a current. Switching an
ideal inductor off leaves its current no way: add a freewheeling diode, a snubber or a switch with arc. Inductors in
series share one current and are no two states.</p>
</html>"));
end Inductor;
