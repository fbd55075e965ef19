within Modelica.Electrical.Analog.Ideal;
model ControlledIdealClosingSwitch "Switch that closes above a voltage"
  parameter SI.Voltage level = 0.5 "Potential of the control pin from which the switch is closed";
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitch;
  Modelica.Electrical.Analog.Interfaces.Pin control "Control voltage, against ground"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, 100})));
equation
  control.i = 0;
  off = control.v < level;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>A switch that a potential closes.</p>
<h4>Equations</h4>
<p><code>control.v &lt; level: i = Goff*v</code><br>
<code>control.v &gt;= level: v = Ron*i</code><br>
<code>control.i = 0, LossPower = v*i</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside
the part; it conducts in both directions. The potential of <code>control</code> counts against ground.
<code>LossPower</code> leaves as heat.</p>
<h4>Use</h4>
<p>The control pin draws no current. Crossing <code>level</code> is an event; if the switch itself moves the potential
of <code>control</code>, put a capacitor there or it may chatter. A simple transistor switch of logic circuits. For a
Boolean signal take the part without 'Controlled'.</p>
</html>"));
end ControlledIdealClosingSwitch;
