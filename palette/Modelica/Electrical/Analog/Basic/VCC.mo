within Modelica.Electrical.Analog.Basic;
model VCC "Current controlled by a voltage"
  extends Interfaces.TwoPort;
  parameter SI.Conductance transConductance(start = 1) "Right current per left voltage";
equation
  i1 = 0;
  i2 = transConductance * v1;
  annotation(defaultComponentName = "vcc", Documentation(info = "<html>
<p>Voltage in, current out: <code>i2 = transConductance*v1</code>, counted into <code>p2</code>, so a load between
<code>p2</code> and <code>n2</code> sees the opposite current. The left port only measures, <code>i1 = 0</code>.
<code>transConductance</code> [S].</p>
</html>"));
end VCC;
