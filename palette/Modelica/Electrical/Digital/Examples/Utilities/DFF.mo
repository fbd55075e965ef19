within Modelica.Electrical.Digital.Examples.Utilities;
model DFF "Flip-flop that holds its input while the clock is low"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter SI.Time delayTime = 0.01 "Delay of the feedback";
  parameter L q0 = L.'U' "Value of the feedback at the beginning";
  D.Interfaces.DigitalInput d "Data" annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  D.Interfaces.DigitalOutput q "State" annotation(Placement(transformation(extent = {{90, 60}, {110, 80}})));
  D.Interfaces.DigitalOutput qn "Negated state" annotation(Placement(transformation(extent = {{90, -80}, {110, -60}})));
  D.Interfaces.DigitalInput clk "Clock" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  D.Examples.Utilities.RSFF RSFF1(final delayTime = delayTime, final q0 = q0)
    annotation(Placement(transformation(extent = {{-10, -40}, {70, 40}})));
  D.Basic.Not Not1 annotation(Placement(transformation(extent = {{-70, -48}, {-30, -8}})));
equation
  connect(qn, RSFF1.qn);
  connect(q, RSFF1.q);
  connect(RSFF1.clk, clk);
  connect(RSFF1.r, Not1.y);
  connect(Not1.x, d);
  connect(RSFF1.s, d);
  annotation(Documentation(info = "<html>
<p><code>q</code> follows <code>d</code> while <code>clk</code> is 1 and keeps its value while <code>clk</code> is
0.</p>
</html>"));
end DFF;
