within Modelica.Electrical.Digital.Gates;
model BufGate "Delay of a signal"
  import D = Modelica.Electrical.Digital;
  extends D.Delay.DelayParams;
  extends D.Interfaces.SISO;
  D.Delay.InertialDelaySensitive G1(tLH = tLH, tHL = tHL, y0 = y0) "Delay"
    annotation(Placement(transformation(extent = {{-30, -20}, {10, 20}})));
equation
  connect(x, G1.x);
  connect(G1.y, y);
  annotation(Documentation(info = "<html>
<p>Passes a signal on after a delay: a change up comes out <code>tLH</code>, a change down <code>tHL</code> [s] later;
what lasts shorter does not come out. The output begins as <code>y0</code>. It is
<code>Delay.InertialDelaySensitive</code> under the name of a gate.</p>
</html>"));
end BufGate;
