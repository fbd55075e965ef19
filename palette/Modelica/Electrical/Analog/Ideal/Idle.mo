within Modelica.Electrical.Analog.Ideal;
model Idle "Open end"
  extends Interfaces.OnePort;
equation
  i = 0;
  annotation(Documentation(info = "<html>
<p>An open end: no current flows, <code>i = 0</code>, whatever the voltage <code>v</code> from <code>p</code> to
<code>n</code> [V] is. It keeps a pin occupied or marks where a part could be.</p>
</html>"));
end Idle;
