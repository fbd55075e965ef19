within Modelica.Electrical.Digital.Examples.Utilities;
model RSFF "Flip-flop with set and reset while the clock is high"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter SI.Time delayTime = 0.01 "Delay of the feedback";
  parameter D.Interfaces.Logic q0 = L.'U' "Value of the feedback at the beginning";
  D.Interfaces.DigitalInput s "Set" annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  D.Interfaces.DigitalInput r "Reset" annotation(Placement(transformation(extent = {{-110, -80}, {-90, -60}})));
  D.Interfaces.DigitalOutput q "State" annotation(Placement(transformation(extent = {{90, 60}, {110, 80}})));
  D.Interfaces.DigitalOutput qn "Negated state" annotation(Placement(transformation(extent = {{90, -80}, {110, -60}})));
  D.Interfaces.DigitalInput clk "Clock" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  D.Examples.Utilities.RS RS1(final delayTime = delayTime, final q0 = q0)
    annotation(Placement(transformation(extent = {{-10, -40}, {70, 40}})));
  D.Basic.And And1 annotation(Placement(transformation(extent = {{-70, 8}, {-30, 48}})));
  D.Basic.And And2 annotation(Placement(transformation(extent = {{-70, -48}, {-30, -8}})));
equation
  connect(qn, RS1.qn);
  connect(q, RS1.q);
  connect(RS1.r, And2.y);
  connect(RS1.s, And1.y);
  connect(And2.x[2], clk);
  connect(And2.x[1], r);
  connect(And1.x[2], s);
  connect(And1.x[1], clk);
  annotation(Documentation(info = "<html>
<p>As <code>RS</code>, but <code>s</code> and <code>r</code> pass only while <code>clk</code> is 1.</p>
</html>"));
end RSFF;
