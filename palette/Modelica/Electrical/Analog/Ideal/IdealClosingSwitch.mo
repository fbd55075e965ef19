within Modelica.Electrical.Analog.Ideal;
model IdealClosingSwitch "Switch that closes when the signal is true"
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitch;
  Modelica.Blocks.Interfaces.BooleanInput control "true: closed"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
equation
  off = not control;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Closed (<code>v = Ron*i</code>) while <code>control</code> is true, open (<code>i = Goff*v</code>) otherwise.
<code>Ron</code> [Ohm], <code>Goff</code> [S].</p>
</html>"));
end IdealClosingSwitch;
