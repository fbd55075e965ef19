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
<p><code>Delay.InertialDelaySensitive</code> alone. <code>tLH</code>, <code>tHL</code> [s].</p>
</html>"));
end BufGate;
