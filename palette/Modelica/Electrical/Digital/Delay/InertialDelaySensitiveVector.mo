within Modelica.Electrical.Digital.Delay;
model InertialDelaySensitiveVector "Inertial delays of several signals"
  import D = Modelica.Electrical.Digital;
  parameter SI.Time tHL = 0 "Delay of changes down";
  parameter SI.Time tLH = 0 "Delay of changes up";
  parameter Integer n(min = 1) = 1 "Number of signals";
  D.Interfaces.DigitalInput x[n] "Inputs" annotation(Placement(transformation(extent = {{-100, -12}, {-76, 12}})));
  D.Interfaces.DigitalOutput y[n] "Outputs" annotation(Placement(transformation(extent = {{72, -14}, {100, 14}})));
  D.Delay.InertialDelaySensitive inertialDelaySensitive[n](each tLH = tLH, each tHL = tHL) "Delays";
equation
  for k in 1:n loop
    connect(x[k], inertialDelaySensitive[k].x);
    connect(inertialDelaySensitive[k].y, y[k]);
  end for;
  annotation(Documentation(info = "<html>
<p>Inertial delays of several signals, with the same times for all.</p>
<h4>Equations</h4>
<p><code>y[k] = x[k] after tLH (up) or tHL (down), for k = 1 ... n</code></p>
<h4>Use</h4>
<p>Each signal passes an <code>InertialDelaySensitive</code> of its own, so they do not influence each other. The
outputs of registers use it. <code>n</code> is the number of signals.</p>
</html>"));
end InertialDelaySensitiveVector;
