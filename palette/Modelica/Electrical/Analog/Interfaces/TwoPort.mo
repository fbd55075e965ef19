within Modelica.Electrical.Analog.Interfaces;
partial model TwoPort "Base of parts with two ports"
  extends FourPin;
equation
  p1.i + n1.i = 0;
  p2.i + n2.i = 0;
  annotation(Documentation(info = "<html>
<p>Each pair of pins is a port: the current that enters at its positive pin leaves at its negative one. The part takes
the power <code>v1*i1 + v2*i2</code>.</p>
</html>"));
end TwoPort;
