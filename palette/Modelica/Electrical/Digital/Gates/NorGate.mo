within Modelica.Electrical.Digital.Gates;
model NorGate "Negated disjunction with delay"
  import D = Modelica.Electrical.Digital;
  extends D.Delay.DelayParams;
  extends D.Interfaces.MISO;
  D.Basic.Nor G1(final n = n) "Gate" annotation(Placement(transformation(extent = {{-40, -20}, {0, 20}})));
  D.Delay.InertialDelaySensitive G2(tLH = tLH, tHL = tHL, y0 = y0) "Delay"
    annotation(Placement(transformation(extent = {{20, -20}, {60, 20}})));
equation
  connect(x, G1.x);
  connect(G1.y, G2.x);
  connect(G2.y, y);
  annotation(Documentation(info = "<html>
<p>The value of the inverted disjunction of all inputs comes out after a delay: a change up <code>tLH</code>, a change
down <code>tHL</code> [s] later; what lasts shorter does not come out. The output begins as <code>y0</code>.</p>
<p>It is <code>Basic.Nor</code> followed by <code>Delay.InertialDelaySensitive</code>.</p>
</html>"));
end NorGate;
