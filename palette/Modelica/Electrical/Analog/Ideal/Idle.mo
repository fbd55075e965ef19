within Modelica.Electrical.Analog.Ideal;
model Idle "Open end"
  extends Interfaces.OnePort;
equation
  i = 0;
  annotation(Documentation(info = "<html>
<p><code>i = 0</code> at any voltage.</p>
</html>"));
end Idle;
