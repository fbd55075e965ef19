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
  connect(c_in, Adder[1].c_in);
  for k in 1:n loop
    connect(a[k], Adder[k].a);
    connect(b[k], Adder[k].b);
    connect(Adder[k].s, s[k]);
  end for;
  for k in 2:n loop
    connect(Adder[k - 1].c_out, Adder[k].c_in);
  end for;
  connect(Adder[n].c_out, c_out);
  annotation(Documentation(info = "<html>
<p>One full adder for each bit; the carry runs through all of them.</p>
</html>"));
end Adder;
