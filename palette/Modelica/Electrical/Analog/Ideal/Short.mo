within Modelica.Electrical.Analog.Ideal;
model Short "Short cut"
  extends Interfaces.OnePort;
equation
  v = 0;
  annotation(Documentation(info = "<html>
<p>A wire as a part.</p>
<h4>Equations</h4>
<p><code>v = 0</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> to <code>n</code> inside the part and counts positive in this
direction.</p>
<h4>Use</h4>
<p>Its current <code>i</code> can be plotted, so it is an ammeter without a signal, and it can be exchanged for
another part of two pins later. A short beside a voltage source contradicts it; two shorts in parallel leave open how
the current divides.</p>
</html>"));
end Short;
