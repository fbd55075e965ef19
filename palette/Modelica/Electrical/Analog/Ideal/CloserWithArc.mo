within Modelica.Electrical.Analog.Ideal;
model CloserWithArc "Switch with arc that closes when the signal is true"
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitchWithArc;
  Modelica.Blocks.Interfaces.BooleanInput control "true: closed"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, 110})));
equation
  off = not control;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Closed while <code>control</code> is true. What the arc does is told in
<code>Interfaces.IdealSwitchWithArc</code>.</p>
</html>"));
end CloserWithArc;
