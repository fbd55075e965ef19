within Modelica.Electrical.Digital.Examples.Utilities;
model FullAdder "Sum of three bits"
  HalfAdder Adder2(delayTime = 0.001) "Adds the carry that comes in"
    annotation(Placement(transformation(extent = {{10, 36}, {50, 76}})));
  HalfAdder Adder1(delayTime = 0.001) "Adds the bits"
    annotation(Placement(transformation(extent = {{-60, 36}, {-20, 76}})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput a "First bit"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 180, origin = {-100, 70})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput b "Second bit"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 180, origin = {-100, 30})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput c_in "Carry that comes in"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 180, origin = {-100, -70})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput s "Sum"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 180, origin = {100, 70})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput c_out "Carry that goes out"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 180, origin = {100, -70})));
  Modelica.Electrical.Digital.Basic.Or OR annotation(Placement(transformation(extent = {{10, -90}, {50, -50}})));
equation
  connect(c_out, OR.y);
  connect(s, Adder2.s);
  connect(OR.x[2], Adder2.c);
  connect(OR.x[1], Adder1.c);
  connect(Adder2.b, c_in);
  connect(Adder2.a, Adder1.s);
  connect(Adder1.b, b);
  connect(Adder1.a, a);
  annotation(Documentation(info = "<html>
<p><code>a + b + c_in = s + 2*c_out</code>, by two half adders with a delay of 1 ms each.</p>
</html>"));
end FullAdder;
