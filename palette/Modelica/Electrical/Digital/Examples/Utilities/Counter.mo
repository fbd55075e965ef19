within Modelica.Electrical.Digital.Examples.Utilities;
model Counter "Counter of any width"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter Integer n = 3 "Number of bits";
  parameter SI.Time delayTime = 0.001 "Delay of the flip-flops";
  parameter D.Interfaces.Logic q0 = L.'0' "State of the flip-flops at the beginning";
  D.Interfaces.DigitalInput enable "Counts while 1"
    annotation(Placement(transformation(extent = {{-110, 60}, {-90, 80}})));
  D.Interfaces.DigitalInput count "Pulses" annotation(Placement(transformation(extent = {{-110, -80}, {-90, -60}})));
  D.Examples.Utilities.JKFF FF[n](each delayTime = delayTime, each q0 = q0)
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}})));
  D.Interfaces.DigitalOutput q[n] "Number, the lowest bit first"
    annotation(Placement(transformation(extent = {{90, -80}, {110, 80}})));
equation
  connect(count, FF[1].clk);
  for k in 2:n loop
    connect(FF[k - 1].q, FF[k].clk);
  end for;
  for k in 1:n loop
    connect(enable, FF[k].j);
    connect(enable, FF[k].k);
    connect(FF[k].q, q[k]);
  end for;
  annotation(Documentation(info = "<html>
<p>As <code>Counter3</code> with <code>n</code> bits; <code>q[1]</code> is the lowest one. <code>delayTime</code>
[s].</p>
</html>"));
end Counter;
