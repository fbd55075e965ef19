within Modelica.Electrical.Digital.Gates;
model InvGate "Negation with delay"
  import D = Modelica.Electrical.Digital;
  extends D.Delay.DelayParams;
  extends D.Interfaces.SISO;
  D.Basic.Not G1 "Negation" annotation(Placement(transformation(extent = {{-60, -20}, {-20, 20}})));
  D.Delay.InertialDelaySensitive G2(tLH = tLH, tHL = tHL, y0 = y0) "Delay"
    annotation(Placement(transformation(extent = {{20, -20}, {60, 20}})));
equation
  connect(y, G2.y);
  connect(G2.x, G1.y);
  connect(G1.x, x);
  annotation(Documentation(info = "<html>
<p>Negation, after a delay.</p>
<h4>Equations</h4>
<p><code>y = not x</code><br>
<code>a change up comes out tLH later, a change down tHL later</code></p>
<h4>Use</h4>
<p>It is <code>Basic.Not</code> followed by <code>Delay.InertialDelaySensitive</code>: pulses shorter than the delay
vanish. The times belong to the output: <code>tLH</code> is for its change from low to high. An odd ring of inverters
is the simplest oscillator; its period is the number of gates times <code>tLH + tHL</code>.</p>
</html>"));
end InvGate;
