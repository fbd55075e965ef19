within Modelica.Electrical.Digital.Examples.Utilities;
model HalfAdder "Sum of two bits"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter Real delayTime = 0 "Delay of the gates";
  Modelica.Electrical.Digital.Interfaces.DigitalInput b "Second bit"
    annotation(Placement(transformation(extent = {{-110, -80}, {-90, -60}})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput s "Sum"
    annotation(Placement(transformation(extent = {{90, 60}, {110, 80}})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput a "First bit"
    annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput c "Carry"
    annotation(Placement(transformation(extent = {{90, -80}, {110, -60}})));
  Modelica.Electrical.Digital.Gates.AndGate AND(
    tLH = delayTime, tHL = delayTime, G2(y(start = L.'U', fixed = true))) "Carry"
      annotation(Placement(transformation(extent = {{-20, -82}, {20, -42}})));
  Modelica.Electrical.Digital.Gates.XorGate XOR(
    tLH = delayTime, tHL = delayTime, G2(y(start = L.'U', fixed = true))) "Sum"
      annotation(Placement(transformation(extent = {{-20, 42}, {20, 82}})));
equation
  connect(s, XOR.y);
  connect(c, AND.y);
  connect(XOR.x[2], a);
  connect(XOR.x[1], b);
  connect(AND.x[2], a);
  connect(AND.x[1], b);
  annotation(Documentation(info = "<html>
<p><code>a + b = s + 2*c</code>: the sum is the exclusive disjunction, the carry the conjunction of the bits.
<code>delayTime</code> [s].</p>
</html>"));
end HalfAdder;
