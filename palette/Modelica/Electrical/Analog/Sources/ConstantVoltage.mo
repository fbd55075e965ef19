within Modelica.Electrical.Analog.Sources;
model ConstantVoltage "Constant voltage"
  extends Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Icons.VoltageSource;
  parameter SI.Voltage V(start = 1) "Voltage";
equation
  v = V;
  annotation(Documentation(info = "<html>
<p>A battery without inner resistance: <code>v = V</code> [V] from <code>p</code> to <code>n</code>, whatever current
flows. The current <code>i</code> counts from <code>p</code> through the source to <code>n</code>, so it is negative
while the source gives power.</p>
</html>"));
end ConstantVoltage;
