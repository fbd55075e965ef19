within Modelica.Electrical.Analog.Interfaces;
partial model OnePort "Base of parts with two pins and one current"
  extends TwoPin;
  SI.Current i "Current through the part, from p to n";
equation
  i = p.i;
  p.i + n.i = 0;
  annotation(Documentation(info = "<html>
<p>What flows in at <code>p</code> flows out at <code>n</code>: <code>i = p.i = -n.i</code> [A]. The product
<code>v*i</code> is the power that the part takes.</p>
</html>"));
end OnePort;
