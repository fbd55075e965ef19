within Modelica.Electrical.Analog.Ideal;
model Short "Short cut"
  extends Interfaces.OnePort;
equation
  v = 0;
  annotation(Documentation(info = "<html>
<p><code>v = 0</code> at any current.</p>
</html>"));
end Short;
