within Modelica.Electrical.Analog.Sensors;
model MultiSensor "Current, voltage and power at once"
  extends Modelica.Icons.RoundSensor;
  Modelica.Electrical.Analog.Interfaces.PositivePin pc "Current path, beginning"
    annotation(Placement(transformation(extent = {{-90, -10}, {-110, 10}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin nc "Current path, end"
    annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin pv "Voltage path, beginning"
    annotation(Placement(transformation(extent = {{-10, 110}, {10, 90}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin nv "Voltage path, end"
    annotation(Placement(transformation(extent = {{10, -110}, {-10, -90}})));
  Modelica.Blocks.Interfaces.RealOutput i(final quantity = "ElectricCurrent", final unit = "A") "Current from pc to nc"
    annotation(Placement(transformation(extent = {{10, 10}, {-10, -10}}, rotation = 90, origin = {-60, -110})));
  Modelica.Blocks.Interfaces.RealOutput v(final quantity = "ElectricPotential", final unit = "V")
    "Voltage from pv to nv"
      annotation(Placement(transformation(extent = {{10, 10}, {-10, -10}}, rotation = 90, origin = {60, -110})));
  Modelica.Blocks.Interfaces.RealOutput power(final quantity = "Power", final unit = "W") "Voltage times current"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 180, origin = {-110, -60})));
equation
  power = i * v;
  // Voltage path
  pv.v - nv.v = v;
  {pv.i, nv.i} = {0, 0};
  // Current path
  pc.i = i;
  nc.i = -i;
  pc.v = nc.v;
  annotation(Documentation(info = "<html>
<p>Measures current, voltage and power of a part at once.</p>
<h4>Equations</h4>
<p><code>pc.v = nc.v, pc.i + nc.i = 0, i = pc.i</code><br>
<code>pv.i = 0, nv.i = 0, v = pv.v - nv.v</code><br>
<code>power = v*i</code></p>
<h4>Signs</h4>
<p><code>i</code> counts from <code>pc</code> to <code>nc</code>, <code>v</code> from <code>pv</code> to
<code>nv</code>. <code>power</code> is positive when it flows through the current path from <code>pc</code> to
<code>nc</code> into a part that lies between the pins of the voltage path.</p>
<h4>Use</h4>
<p>Put the current path in series with the part and the voltage path beside it. Connect <code>pv</code> with
<code>pc</code> or with <code>nc</code>: it makes no difference since the current path has no voltage.</p>
</html>"));
end MultiSensor;
