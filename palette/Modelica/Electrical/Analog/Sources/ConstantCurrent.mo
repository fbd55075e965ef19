within Modelica.Electrical.Analog.Sources;
model ConstantCurrent "Constant current"
  extends Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Icons.CurrentSource;
  parameter SI.Current I(start = 1) "Current";
equation
  i = I;
  annotation(Documentation(info = "<html>
<p><code>i = I</code> [A], whatever voltage arises. The current leaves the source at <code>n</code>.</p>
</html>"));
end ConstantCurrent;
