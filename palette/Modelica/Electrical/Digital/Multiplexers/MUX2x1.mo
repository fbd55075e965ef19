within Modelica.Electrical.Digital.Multiplexers;
model MUX2x1 "Passes one of two inputs"
  import D = Modelica.Electrical.Digital;
  import S = Modelica.Electrical.Digital.Interfaces.Strength;
  import T = Modelica.Electrical.Digital.Tables;
  parameter SI.Time tHL = 0 "Delay of changes down";
  parameter SI.Time tLH = 0 "Delay of changes up";
  parameter D.Interfaces.Strength strength = S.'S_X01' "What the output shows for X, 0, 1";
  D.Interfaces.DigitalInput in1 "Passes when sel is high"
    annotation(Placement(transformation(extent = {{-100, 40}, {-80, 60}})));
  D.Interfaces.DigitalInput in0 "Passes when sel is low"
    annotation(Placement(transformation(extent = {{-100, -60}, {-80, -40}})));
  D.Interfaces.DigitalInput sel "Selection" annotation(Placement(transformation(extent = {{-10, 80}, {10, 100}})));
  D.Interfaces.DigitalOutput out "Output" annotation(Placement(transformation(extent = {{80, -10}, {100, 10}})));
protected
  D.Delay.InertialDelaySensitive inertialDelaySensitive(tLH = tLH, tHL = tHL) "Delay";
equation
  connect(out, inertialDelaySensitive.y);
  inertialDelaySensitive.x = T.StrengthMap[T.MUX2x1Table[T.UX01Conv[in1], T.UX01Conv[sel], T.UX01Conv[in0]], strength];
  annotation(Documentation(info = "<html>
<p>Passes one of two inputs.</p>
<h4>Equations</h4>
<p><code>sel low: out = in0</code><br>
<code>sel high: out = in1</code><br>
<code>sel unknown: the common value if both inputs agree, otherwise X or U</code></p>
<h4>Use</h4>
<p>The output has the given <code>strength</code> and an inertial delay of <code>tLH</code> and <code>tHL</code>.
Trees of it pick one of four, eight and more signals. Weak inputs count as strong ones of the same level.</p>
</html>"));
end MUX2x1;
