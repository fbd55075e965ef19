within Modelica.Electrical.Analog.Interfaces;
partial model FourPin "Base of parts with two pairs of pins"
  SI.Voltage v1 "Voltage of the left pair, from p1 to n1";
  SI.Voltage v2 "Voltage of the right pair, from p2 to n2";
  SI.Current i1 "Current into p1";
  SI.Current i2 "Current into p2";
  PositivePin p1 "Positive pin of the left pair"
    annotation(Placement(transformation(extent = {{-110, 90}, {-90, 110}})));
  NegativePin n1 "Negative pin of the left pair"
    annotation(Placement(transformation(extent = {{-90, -110}, {-110, -90}})));
  PositivePin p2 "Positive pin of the right pair"
    annotation(Placement(transformation(extent = {{110, 90}, {90, 110}})));
  NegativePin n2 "Negative pin of the right pair"
    annotation(Placement(transformation(extent = {{90, -110}, {110, -90}})));
equation
  i2 = p2.i;
  p2.v - n2.v = v2;
  i1 = p1.i;
  p1.v - n1.v = v1;
  annotation(Documentation(info = "<html>
<p><code>v1 = p1.v - n1.v</code>, <code>v2 = p2.v - n2.v</code> [V], <code>i1 = p1.i</code>, <code>i2 = p2.i</code>
[A]. The currents of the negative pins are left open.</p>
</html>"));
end FourPin;
