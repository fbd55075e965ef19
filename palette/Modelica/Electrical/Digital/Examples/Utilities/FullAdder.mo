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
  connect(a, Adder1.a);
  connect(b, Adder1.b);
  connect(Adder1.s, Adder2.a);
  connect(c_in, Adder2.b);
  connect(Adder1.c, OR.x[1]);
  connect(Adder2.c, OR.x[2]);
  connect(Adder2.s, s);
  connect(OR.y, c_out);
  annotation(Documentation(info = "<html>
<p><code>a + b + c_in = s + 2*c_out</code>, by two half adders with a delay of 1 ms each.</p>
</html>"));
end FullAdder;
