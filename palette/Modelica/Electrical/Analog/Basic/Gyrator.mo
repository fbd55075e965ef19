within Modelica.Electrical.Analog.Basic;
model Gyrator "Exchange of voltage and current"
  extends Interfaces.TwoPort;
  parameter SI.Conductance G1(start = 1) "Right current per left voltage";
  parameter SI.Conductance G2(start = 1) "Left current per right voltage";
equation
  i1 = G2 * v2;
  i2 = -G1 * v1;
  annotation(Documentation(info = "<html>
<p><code>i1 = G2*v2</code>, <code>i2 = -G1*v1</code>. A capacitor at one port looks like an inductor at the other.
With <code>G1 = G2</code> no energy is gained or lost: <code>v1*i1 + v2*i2 = 0</code>.</p>
<p><code>G1</code>, <code>G2</code> [S].</p>
</html>"));
end Gyrator;
