within Modelica.Electrical.Analog.Ideal;
model IdealThyristor "Thyristor: conducts once fired, until the current ends"
  extends Modelica.Electrical.Analog.Interfaces.IdealSemiconductor;
  Modelica.Blocks.Interfaces.BooleanInput fire "Gate"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {100, 120})));
equation
  off = s < 0 or not fire and pre(off);
  annotation(defaultComponentName = "thyristor", Documentation(info = "<html>
<p>Behaves as <code>IdealDiode</code> from the moment when <code>fire</code> is true while the voltage is beyond the
bend. It goes on conducting without the gate signal and blocks when the current falls below that of the bend.
<code>Ron</code> [Ohm], <code>Goff</code> [S], <code>Vknee</code> [V].</p>
</html>"));
end IdealThyristor;
