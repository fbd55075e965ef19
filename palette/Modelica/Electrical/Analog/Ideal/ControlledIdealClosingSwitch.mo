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
<p>Open (<code>i = Goff*v</code>) while the potential of <code>control</code> is below <code>level</code> [V], closed
(<code>v = Ron*i</code>) otherwise. The control pin carries no current. <code>Ron</code> [Ohm], <code>Goff</code>
[S].</p>
</html>"));
end ControlledIdealClosingSwitch;
