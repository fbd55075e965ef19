within Modelica.Electrical.Digital.Examples.Utilities;
model Counter3 "Counter of three bits"
  import D = Modelica.Electrical.Digital;
  D.Interfaces.DigitalInput enable "Counts while 1"
    annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  D.Interfaces.DigitalOutput q2 "Highest bit" annotation(Placement(transformation(extent = {{90, 60}, {110, 80}})));
  D.Interfaces.DigitalInput count "Pulses" annotation(Placement(transformation(extent = {{-110, -80}, {-90, -60}})));
  D.Examples.Utilities.JKFF FF1 annotation(Placement(transformation(extent = {{-74, -20}, {-34, 20}})));
  D.Examples.Utilities.JKFF FF2 annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}})));
  D.Examples.Utilities.JKFF FF3 annotation(Placement(transformation(extent = {{34, -20}, {74, 20}})));
  D.Interfaces.DigitalOutput q1 "Middle bit" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  D.Interfaces.DigitalOutput q0 "Lowest bit" annotation(Placement(transformation(extent = {{90, -80}, {110, -60}})));
equation
  connect(q2, FF3.q);
  connect(q1, FF2.q);
  connect(q0, FF1.q);
  connect(FF3.k, enable);
  connect(FF3.j, enable);
  connect(FF2.k, enable);
  connect(FF2.j, enable);
  connect(FF1.k, enable);
  connect(FF1.j, enable);
  connect(FF3.clk, FF2.q);
  connect(FF2.clk, FF1.q);
  connect(FF1.clk, count);
  annotation(Documentation(info = "<html>
<p>The bits <code>q2</code>, <code>q1</code>, <code>q0</code> count the falling edges of <code>count</code>: each
flip-flop turns when the one before it falls.</p>
</html>"));
end Counter3;
