within Modelica.Electrical.Analog.Ideal;
model IdealDiode "Diode that blocks or conducts"
  extends Modelica.Electrical.Analog.Interfaces.IdealSemiconductor;
equation
  off = s < 0;
  annotation(defaultComponentName = "diode", Documentation(info = "<html>
<p>Conducts from <code>p</code> to <code>n</code> while the place <code>s</code> on its characteristic lies beyond the
bend at <code>Vknee</code>, and blocks otherwise: <code>i = Goff*v</code> below the bend, <code>v = Vknee + Ron*(i -
Goff*Vknee)</code> above. <code>Ron</code> [Ohm], <code>Goff</code> [S], <code>Vknee</code> [V].</p>
</html>"));
end IdealDiode;
