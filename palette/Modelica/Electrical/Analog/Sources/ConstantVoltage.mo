within Modelica.Electrical.Analog.Sources;
model ConstantVoltage "Constant voltage"
  extends Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Icons.VoltageSource;
  parameter SI.Voltage V(start = 1) "Voltage";
equation
  v = V;
  annotation(Documentation(info = "<html>
<p><code>v = V</code> [V], whatever current flows.</p>
</html>"));
end ConstantVoltage;
