within Modelica.Electrical.Digital.Gates;
model BufGate "Delay of a signal"
  import D = Modelica.Electrical.Digital;
  extends D.Delay.DelayParams;
  extends D.Interfaces.SISO;
  D.Delay.InertialDelaySensitive G1(tLH = tLH, tHL = tHL, y0 = y0) "Delay"
    annotation(Placement(transformation(extent = {{-30, -20}, {10, 20}})));
equation
  connect(y, G1.y);
  connect(G1.x, x);
  annotation(Documentation(info = "<html>
<p>Passes a signal on after a delay.</p>
<h4>Equations</h4>
<p><code>y(t) = x(t - tLH) for changes up, x(t - tHL) for changes down</code></p>
<h4>Use</h4>
<p>It is <code>Delay.InertialDelaySensitive</code> under the name of a gate: pulses shorter than the delay vanish. The
output begins as <code>y0</code>. Chains of buffers model wires and show how runs of a signal through a circuit meet;
for a delay that keeps short pulses take <code>Delay.TransportDelay</code>.</p>
</html>"));
end BufGate;
