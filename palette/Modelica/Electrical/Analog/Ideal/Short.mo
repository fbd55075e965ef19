within Modelica.Electrical.Analog.Ideal;
model Short "Short cut"
  extends Interfaces.OnePort;
equation
  v = 0;
  annotation(Documentation(info = "<html>
<p>A wire as a part: no voltage, <code>v = 0</code>, whatever current <code>i</code> from <code>p</code> to
<code>n</code> [A] flows. Its current can be plotted, and it can be exchanged for another part of two pins.</p>
</html>"));
end Short;
