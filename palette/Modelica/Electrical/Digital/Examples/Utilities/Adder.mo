within Modelica.Electrical.Digital.Examples.Utilities;
model Adder "Sum of two binary numbers"
  parameter Integer n = 2 "Number of bits";
  Modelica.Electrical.Digital.Examples.Utilities.FullAdder Adder[n]
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput a[n] "First number, the lowest bit first"
    annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput b[n] "Second number, the lowest bit first"
    annotation(Placement(transformation(extent = {{-110, 20}, {-90, 40}})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput c_in "Carry that comes in"
    annotation(Placement(transformation(extent = {{-110, -80}, {-90, -60}})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput s[n] "Sum, the lowest bit first"
    annotation(Placement(transformation(extent = {{90, 60}, {110, 80}})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput c_out "Carry that goes out"
    annotation(Placement(transformation(extent = {{90, -80}, {110, -60}})));
equation
  connect(c_out, Adder[n].c_out);
  connect(Adder.s, s);
  connect(Adder.b, b);
  connect(Adder.a, a);
  for k in 1:n - 1 loop
    connect(Adder[k + 1].c_in, Adder[k].c_out);
  end for;
  connect(Adder[1].c_in, c_in);
  annotation(Documentation(info = "<html>
<p>One full adder for each bit; the carry runs through all of them.</p>
</html>"));
end Adder;
