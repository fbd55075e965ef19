within Modelica.Electrical.Analog.Ideal;
model IdealOpeningSwitch "Switch that opens when the signal is true"
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitch;
  Modelica.Blocks.Interfaces.BooleanInput control "true: open"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
equation
  off = control;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Open (<code>i = Goff*v</code>) while <code>control</code> is true, closed (<code>v = Ron*i</code>) otherwise.
<code>Ron</code> [Ohm], <code>Goff</code> [S].</p>
</html>"));
end IdealOpeningSwitch;
