within Modelica.Electrical.Analog.Ideal;
model IdealGTOThyristor "Thyristor that the gate turns off too"
  extends Modelica.Electrical.Analog.Interfaces.IdealSemiconductor;
  Modelica.Blocks.Interfaces.BooleanInput fire "Gate"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {100, 120})));
equation
  off = not fire or s < 0;
  annotation(defaultComponentName = "gto", Documentation(info = "<html>
<p>Behaves as <code>IdealDiode</code> while <code>fire</code> is true and blocks otherwise, also against a current
that still flows. <code>Ron</code> [Ohm], <code>Goff</code> [S], <code>Vknee</code> [V].</p>
</html>"));
end IdealGTOThyristor;
