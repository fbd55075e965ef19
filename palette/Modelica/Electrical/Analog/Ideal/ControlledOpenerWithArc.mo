within Modelica.Electrical.Analog.Ideal;
model ControlledOpenerWithArc "Switch with arc that opens above a voltage"
  parameter SI.Voltage level = 0.5 "Potential of the control pin above which the switch is open";
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitchWithArc;
  Modelica.Electrical.Analog.Interfaces.Pin control "Control voltage, against ground"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, 100})));
equation
  control.i = 0;
  off = control.v > level;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Open while the potential of <code>control</code> is above <code>level</code> [V]. The control pin carries no
current. What the arc does is told in <code>Interfaces.IdealSwitchWithArc</code>.</p>
</html>"));
end ControlledOpenerWithArc;
