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
  connect(a0, Not1.x);
  connect(a1, Not2.x);
  connect(Not2.y, And1.x[1]);
  connect(d0, And1.x[2]);
  connect(Not1.y, And1.x[3]);
  connect(Not2.y, And2.x[1]);
  connect(d1, And2.x[2]);
  connect(a0, And2.x[3]);
  connect(a1, And3.x[1]);
  connect(d2, And3.x[2]);
  connect(Not1.y, And3.x[3]);
  connect(a1, And4.x[1]);
  connect(d3, And4.x[2]);
  connect(a0, And4.x[3]);
  connect(And4.y, Or1.x[1]);
  connect(And3.y, Or1.x[2]);
  connect(And2.y, Or1.x[3]);
  connect(And1.y, Or1.x[4]);
  connect(Or1.y, d);
  annotation(Documentation(info = "<html>
<p><code>d</code> is the input whose number the bits <code>a1</code>, <code>a0</code> give.</p>
</html>"));
end MUX4;
