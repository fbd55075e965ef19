within Modelica.Electrical.Analog.Sensors;
model PowerSensor "Power that flows to a part"
  extends Modelica.Icons.RoundSensor;
  Modelica.Electrical.Analog.Interfaces.PositivePin pc "Current path, beginning"
    annotation(Placement(transformation(extent = {{-90, -10}, {-110, 10}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin nc "Current path, end"
    annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin pv "Voltage path, beginning"
    annotation(Placement(transformation(extent = {{-10, 110}, {10, 90}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin nv "Voltage path, end"
    annotation(Placement(transformation(extent = {{10, -110}, {-10, -90}})));
  Modelica.Blocks.Interfaces.RealOutput power(unit = "W") "Voltage times current"
    annotation(Placement(transformation(extent = {{-10, 10}, {10, -10}}, rotation = 270, origin = {-100, -110})));
  Modelica.Electrical.Analog.Sensors.VoltageSensor voltageSensor "Voltage"
    annotation(Placement(transformation(extent = {{10, 10}, {-10, -10}}, rotation = 90, origin = {0, -30})));
  Modelica.Electrical.Analog.Sensors.CurrentSensor currentSensor "Current"
    annotation(Placement(transformation(extent = {{-50, -10}, {-30, 10}})));
  Modelica.Blocks.Math.Product product "Power"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {-30, -50})));
equation
  connect(power, product.y);
  connect(product.u2, currentSensor.i);
  connect(product.u1, voltageSensor.v);
  connect(nv, voltageSensor.n);
  connect(pv, voltageSensor.p);
  connect(nc, currentSensor.n);
  connect(pc, currentSensor.p);
  annotation(Documentation(info = "<html>
<p>Measures the power that flows to a part.</p>
<h4>Equations</h4>
<p><code>power = (pv.v - nv.v)*pc.i</code><br>
<code>pc.v = nc.v, pc.i + nc.i = 0, pv.i = 0, nv.i = 0</code></p>
<h4>Signs</h4>
<p><code>power</code> is positive when it flows through the current path from <code>pc</code> to <code>nc</code> into
a part that lies between the pins <code>pv</code> and <code>nv</code> of the voltage path. A source measured the same
way shows a negative value while it delivers.</p>
<h4>Use</h4>
<p>Put the current path in series with the part and the voltage path beside it. The signal is the momentary power; for
a mean of alternating current put <code>Modelica.Blocks.Math.Mean</code> behind it.</p>
</html>"));
end PowerSensor;
