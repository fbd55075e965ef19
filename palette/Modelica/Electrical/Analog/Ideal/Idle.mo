within Modelica.Electrical.Analog.Ideal;
model Idle "Open end"
  extends Interfaces.OnePort;
equation
  i = 0;
  annotation(Documentation(info = "<html>
<p>An open end between two pins.</p>
<h4>Equations</h4>
<p><code>i = 0</code></p>
<h4>Signs</h4>
<p><code>v</code> counts from <code>p</code> to <code>n</code> and is whatever the rest of the circuit makes of it;
<code>i</code> would count from <code>p</code> to <code>n</code>.</p>
<h4>Use</h4>
<p>Keeps a place for a part, or measures an open-circuit voltage without a sensor. Both pins still need a potential:
if nothing else is connected to one of them, its potential is undetermined.</p>
</html>"));
end Idle;
