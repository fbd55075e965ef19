within Modelica.Electrical.Analog.Basic;
model Capacitor "Linear capacitor"
  extends Interfaces.OnePort(v(start = 0));
  parameter SI.Capacitance C(start = 1) "Capacitance";
equation
  C * der(v) = i;
  annotation(Documentation(info = "<html>
<p>Stores charge: the current changes the voltage, the voltage itself cannot jump.</p>
<h4>Equations</h4>
<p><code>i = C*der(v)</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>; <code>i</code> flows from <code>p</code> through the part to <code>n</code>. A positive
current makes <code>v</code> rise; the power <code>v*i</code> is positive while the capacitor is charged, and the
energy stored is <code>C*v^2/2</code>.</p>
<h4>Use</h4>
<p><code>v</code> is the natural state. Give <code>v(start, fixed = true)</code> to begin with a charge; without it
the run begins in the state that the other equations or the guess 0 V determine. Ideal capacitors in parallel, or one
beside a voltage source, share one voltage: this is allowed, but then not every one of them can be given a fixed
start.</p>
</html>"));
end Capacitor;
