within Modelica.Electrical.Analog.Sources;
model ConstantCurrent "Constant current"
  extends Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Icons.CurrentSource;
  parameter SI.Current I(start = 1) "Current";
equation
  i = I;
  annotation(Documentation(info = "<html>
<p><code>i = I</code> [A] from <code>p</code> through the source to <code>n</code>, whatever voltage arises: the
current leaves the source at <code>n</code>. The circuit has to offer it a way; in series with another current source
it contradicts it.</p>
</html>"));
end ConstantCurrent;
