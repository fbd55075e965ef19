within Modelica.Electrical.Digital.Gates;
model OrGate "Disjunction with delay"
  import D = Modelica.Electrical.Digital;
  extends D.Delay.DelayParams;
  extends D.Interfaces.MISO;
  D.Basic.Or G1(final n = n) "Gate" annotation(Placement(transformation(extent = {{-40, -20}, {0, 20}})));
  D.Delay.InertialDelaySensitive G2(tLH = tLH, tHL = tHL, y0 = y0) "Delay"
    annotation(Placement(transformation(extent = {{20, -20}, {60, 20}})));
equation
  connect(y, G2.y);
  connect(G2.x, G1.y);
  connect(G1.x, x);
  annotation(Documentation(info = "<html>
<p>Disjunction: 1 if any input is 1, after a delay.</p>
<h4>Equations</h4>
<p><code>y = x[1] or x[2] or ... x[n]</code><br>
<code>a change up comes out tLH later, a change down tHL later</code></p>
<h4>Use</h4>
<p>It is <code>Basic.Or</code> followed by <code>Delay.InertialDelaySensitive</code>: a value that lasts shorter than
its delay does not come out, as in a real gate. The output begins as <code>y0</code>, by default U; give 0 or 1 where
a loop of gates has to begin somewhere. With both times zero it acts at once. <code>n</code> is the number of inputs.
A single 1 decides, even beside unknown values.</p>
</html>"));
end OrGate;
