within Modelica.Electrical.Digital.Examples.Utilities;
model JKFF "Flip-flop in two stages, with toggling"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter SI.Time delayTime = 0.001 "Delay of the feedbacks";
  parameter D.Interfaces.Logic q0 = L.'0' "Value of the feedbacks at the beginning";
  D.Interfaces.DigitalInput j "Set" annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  D.Interfaces.DigitalOutput q "State" annotation(Placement(transformation(extent = {{90, 60}, {110, 80}})));
  D.Interfaces.DigitalOutput qn "Negated state" annotation(Placement(transformation(extent = {{90, -80}, {110, -60}})));
  D.Interfaces.DigitalInput clk "Clock" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  D.Interfaces.DigitalInput k "Reset" annotation(Placement(transformation(extent = {{-110, -80}, {-90, -60}})));
  D.Examples.Utilities.RS RS1(final delayTime = delayTime, final q0 = q0) "Second stage"
    annotation(Placement(transformation(extent = {{30, -24}, {70, 16}})));
  D.Examples.Utilities.RS RS2(final delayTime = delayTime, final q0 = q0) "First stage"
    annotation(Placement(transformation(extent = {{-44, -20}, {-4, 20}})));
  D.Basic.And And1(n = 3) annotation(Placement(transformation(extent = {{-70, 4}, {-50, 24}})));
  D.Basic.And And2(n = 3) annotation(Placement(transformation(extent = {{-70, -24}, {-50, -4}})));
  D.Basic.And And3 annotation(Placement(transformation(extent = {{4, 0}, {24, 20}})));
  D.Basic.And And4 annotation(Placement(transformation(extent = {{4, -28}, {24, -8}})));
  D.Basic.Not Not1 annotation(Placement(transformation(extent = {{-34, -66}, {-14, -46}})));
equation
  // Second stage, open while the clock is low
  connect(qn, RS1.q);
  connect(q, RS1.qn);
  connect(RS1.r, And4.y);
  connect(RS1.s, And3.y);
  connect(And4.x[2], RS2.qn);
  connect(And4.x[1], Not1.y);
  connect(And3.x[2], RS2.q);
  connect(And3.x[1], Not1.y);
  connect(Not1.x, clk);
  // First stage, open while the clock is high
  connect(RS2.r, And2.y);
  connect(RS2.s, And1.y);
  connect(And2.x[3], clk);
  connect(And2.x[2], k);
  connect(And2.x[1], RS1.q);
  connect(And1.x[3], RS1.qn);
  connect(And1.x[2], j);
  connect(And1.x[1], clk);
  annotation(Documentation(info = "<html>
<p>While the clock is 1 the first stage takes over what <code>j</code> (set) and <code>k</code> (reset) ask for; with
both at 1 the state is to turn. When the clock falls, the second stage takes it over and shows it: <code>q</code> is
the negated output of the second stage, <code>qn</code> its straight one.</p>
</html>"));
end JKFF;
