within Modelica.Electrical.Digital.Examples.Utilities;
model MUX4 "Selection of one of four signals"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter SI.Time delayTime = 0.001 "Not used";
  parameter D.Interfaces.Logic q0 = L.'0' "Not used";
  D.Interfaces.DigitalInput d0 "Passes for a1 = 0, a0 = 0"
    annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  D.Interfaces.DigitalInput d1 "Passes for a1 = 0, a0 = 1"
    annotation(Placement(transformation(extent = {{-110, 34}, {-90, 54}})));
  D.Interfaces.DigitalInput d2 "Passes for a1 = 1, a0 = 0"
    annotation(Placement(transformation(extent = {{-110, 8}, {-90, 28}})));
  D.Interfaces.DigitalInput d3 "Passes for a1 = 1, a0 = 1"
    annotation(Placement(transformation(extent = {{-110, -18}, {-90, 2}})));
  D.Interfaces.DigitalInput a0 "Lower bit of the selection"
    annotation(Placement(transformation(extent = {{-110, -54}, {-90, -34}})));
  D.Interfaces.DigitalInput a1 "Upper bit of the selection"
    annotation(Placement(transformation(extent = {{-110, -80}, {-90, -60}})));
  D.Interfaces.DigitalOutput d "Selected signal" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  D.Basic.Or Or1(n = 4) annotation(Placement(transformation(extent = {{50, 20}, {70, 40}})));
  D.Basic.And And1(n = 3) annotation(Placement(transformation(extent = {{-20, 60}, {0, 80}})));
  D.Basic.And And2(n = 3) annotation(Placement(transformation(extent = {{-20, 34}, {0, 54}})));
  D.Basic.And And3(n = 3) annotation(Placement(transformation(extent = {{-20, 8}, {0, 28}})));
  D.Basic.And And4(n = 3) annotation(Placement(transformation(extent = {{-20, -18}, {0, 2}})));
  D.Basic.Not Not1 annotation(Placement(transformation(extent = {{-76, -54}, {-56, -34}})));
  D.Basic.Not Not2 annotation(Placement(transformation(extent = {{-76, -80}, {-56, -60}})));
equation
  connect(d, Or1.y);
  connect(Or1.x[4], And1.y);
  connect(Or1.x[3], And2.y);
  connect(Or1.x[2], And3.y);
  connect(Or1.x[1], And4.y);
  connect(And4.x[3], a0);
  connect(And4.x[2], d3);
  connect(And4.x[1], a1);
  connect(And3.x[3], Not1.y);
  connect(And3.x[2], d2);
  connect(And3.x[1], a1);
  connect(And2.x[3], a0);
  connect(And2.x[2], d1);
  connect(And2.x[1], Not2.y);
  connect(And1.x[3], Not1.y);
  connect(And1.x[2], d0);
  connect(And1.x[1], Not2.y);
  connect(Not2.x, a1);
  connect(Not1.x, a0);
  annotation(Documentation(info = "<html>
<p><code>d</code> is the input whose number the bits <code>a1</code>, <code>a0</code> give.</p>
</html>"));
end MUX4;
