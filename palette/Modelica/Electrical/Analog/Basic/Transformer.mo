within Modelica.Electrical.Analog.Basic;
model Transformer "Two coupled inductors"
  extends Interfaces.TwoPort(i1(start = 0), i2(start = 0));
  parameter SI.Inductance L1(start = 1) "Inductance of the left winding";
  parameter SI.Inductance L2(start = 1) "Inductance of the right winding";
  parameter SI.Inductance M(start = 1) "Mutual inductance";
  Real dv "Voltage of the left winding less that of the right one";
equation
  v1 = dv + v2;
  // The difference instead of v2 itself: for L1 = M = L2 it vanishes and one state disappears.
  dv = (M - L2) * der(i2) + (L1 - M) * der(i1);
  v1 = M * der(i2) + L1 * der(i1);
  annotation(Documentation(info = "<html>
<p>Two coupled inductors.</p>
<h4>Equations</h4>
<p><code>v1 = L1*der(i1) + M*der(i2)</code><br>
<code>v2 = M*der(i1) + L2*der(i2)</code></p>
<h4>Signs</h4>
<p><code>v1</code>, <code>v2</code> from <code>p1</code> to <code>n1</code> and from <code>p2</code> to
<code>n2</code>; <code>i1</code>, <code>i2</code> count into <code>p1</code> and <code>p2</code>, the dotted ends of
the windings. For a positive <code>M</code> both currents magnetise in the same direction, so with a passive load on
the right <code>i2</code> runs against <code>i1</code>.</p>
<h4>Use</h4>
<p>The windings hold energy for every current only if <code>M^2 &lt;= L1*L2</code>; the coupling factor is
<code>M/sqrt(L1*L2)</code>. With full coupling, e.g. <code>L1 = M = L2</code>, the two currents are not independent
and one state disappears. Constant voltages are not transformed. Each side needs a ground. For a transformer without
leakage or magnetising current see <code>Ideal.IdealTransformer</code>.</p>
</html>"));
end Transformer;
