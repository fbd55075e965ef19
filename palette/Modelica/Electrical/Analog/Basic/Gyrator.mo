within Modelica.Electrical.Analog.Basic;
model Gyrator "Exchange of voltage and current"
  extends Interfaces.TwoPort;
  parameter SI.Conductance G1(start = 1) "Right current per left voltage";
  parameter SI.Conductance G2(start = 1) "Left current per right voltage";
equation
  i1 = G2 * v2;
  i2 = -G1 * v1;
  annotation(Documentation(info = "<html>
<p>Exchanges voltage and current between two ports: what is a voltage on one side appears as a current on the
other.</p>
<h4>Equations</h4>
<p><code>i1 = G2*v2, p1.i + n1.i = 0</code><br>
<code>i2 = -G1*v1, p2.i + n2.i = 0</code></p>
<h4>Signs</h4>
<p><code>v1</code>, <code>v2</code> from <code>p1</code> to <code>n1</code> and from <code>p2</code> to
<code>n2</code>; <code>i1</code>, <code>i2</code> count into <code>p1</code> and <code>p2</code>. With <code>G1 =
G2</code> the power <code>v1*i1 + v2*i2</code> that goes in is zero at every moment: what enters on one side leaves on
the other.</p>
<h4>Use</h4>
<p>A capacitor C at one port looks like an inductor of C/(G1*G2) at the other: this is how filters without coils are
made, and how magnetic circuits are coupled to electric ones. Both sides need a ground.</p>
</html>"));
end Gyrator;
