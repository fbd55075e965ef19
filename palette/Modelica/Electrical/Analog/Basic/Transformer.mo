within Modelica.Electrical.Analog.Basic;
model Transformer "Two coupled inductors"
  extends Interfaces.TwoPort(i1(start = 0), i2(start = 0));
  parameter SI.Inductance L1(start = 1) "Inductance of the left winding";
  parameter SI.Inductance L2(start = 1) "Inductance of the right winding";
  parameter SI.Inductance M(start = 1) "Mutual inductance";
  Real dv "Voltage of the left winding less that of the right one";
equation
  v1 = L1 * der(i1) + M * der(i2);
  // The difference instead of v2 itself: for L1 = M = L2 it vanishes and one state disappears.
  dv = (L1 - M) * der(i1) + (M - L2) * der(i2);
  dv = v1 - v2;
  annotation(Documentation(info = "<html>
<p><code>v1 = L1*der(i1) + M*der(i2)</code>, <code>v2 = M*der(i1) + L2*der(i2)</code>. Both currents enter at the
positive pins, where the dots of the windings are. The windings hold energy for every current only if <code>M^2 <=
L1*L2</code>.</p>
<p><code>L1</code>, <code>L2</code>, <code>M</code> [H].</p>
</html>"));
end Transformer;
