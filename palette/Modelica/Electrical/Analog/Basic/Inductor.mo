within Modelica.Electrical.Analog.Basic;
model Inductor "Linear inductor"
  extends Interfaces.OnePort(i(start = 0));
  parameter SI.Inductance L(start = 1) "Inductance";
equation
  v = L * der(i);
  annotation(Documentation(info = "<html>
<p><code>v = L*der(i)</code>: a positive voltage makes the current from <code>p</code> to <code>n</code> grow. Its
energy is <code>L*i^2/2</code>. The current is the natural state; give <code>i(start, fixed = true)</code> to begin
with a current.</p>
<p><code>L</code> [H].</p>
</html>"));
end Inductor;
