within Modelica.Electrical.Analog.Ideal;
model OpenerWithArc "Switch with arc that opens when the signal is true"
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitchWithArc;
  Modelica.Blocks.Interfaces.BooleanInput control "true: open"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, 110})));
equation
  off = control;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Open while <code>control</code> is true. What the arc does is told in
<code>Interfaces.IdealSwitchWithArc</code>.</p>
</html>"));
end OpenerWithArc;
