within Modelica.Electrical.Analog.Basic;
model Capacitor "Linear capacitor"
  extends Interfaces.OnePort(v(start = 0));
  parameter SI.Capacitance C(start = 1) "Capacitance";
equation
  C * der(v) = i;
  annotation(Documentation(info = "<html>
<p><code>i = C*der(v)</code>: a current from <code>p</code> to <code>n</code> charges the capacitor so that
<code>v</code> rises. Its energy is <code>C*v^2/2</code>. The voltage is the natural state; give <code>v(start, fixed
= true)</code> to begin with a charge.</p>
<p><code>C</code> [F].</p>
</html>"));
end Capacitor;
