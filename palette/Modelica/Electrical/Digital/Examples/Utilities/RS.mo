within Modelica.Electrical.Digital.Examples.Utilities;
model RS "Flip-flop with set and reset, of two gates"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter SI.Time delayTime = 0 "Delay of the feedback";
  parameter D.Interfaces.Logic q0 = L.'U' "Value of the feedback at the beginning";
  D.Interfaces.DigitalInput s "Set" annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  D.Interfaces.DigitalInput r "Reset" annotation(Placement(transformation(extent = {{-110, -80}, {-90, -60}})));
  D.Interfaces.DigitalOutput q "State" annotation(Placement(transformation(extent = {{90, 60}, {110, 80}})));
  D.Interfaces.DigitalOutput qn "Negated state" annotation(Placement(transformation(extent = {{90, -80}, {110, -60}})));
  D.Basic.Nor Nor1 annotation(Placement(transformation(extent = {{-40, 42}, {0, 82}})));
  D.Basic.Nor Nor2 annotation(Placement(transformation(extent = {{-40, -82}, {0, -42}})));
  D.Delay.TransportDelay TD1(final delayTime = delayTime, final y0 = q0)
    annotation(Placement(transformation(extent = {{-80, -64}, {-60, -44}})));
equation
  connect(qn, Nor1.y);
  connect(q, Nor2.y);
  connect(Nor2.x[2], TD1.y);
  connect(Nor2.x[1], r);
  connect(TD1.x, Nor1.y);
  connect(Nor1.x[1], Nor2.y);
  connect(Nor1.x[2], s);
  annotation(Documentation(info = "<html>
<p><code>s = 1</code> makes <code>q = 1</code>, <code>r = 1</code> makes <code>q = 0</code>, with both at 0 the state
stays. Two negated disjunctions hold each other; the delay [s] lies in one of the two wires.</p>
</html>"));
end RS;
