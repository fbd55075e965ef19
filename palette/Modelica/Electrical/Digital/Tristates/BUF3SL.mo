within Modelica.Electrical.Digital.Tristates;
model BUF3SL "Buffer enabled when low"
  parameter SI.Time tHL = 0 "Delay of changes down";
  parameter SI.Time tLH = 0 "Delay of changes up";
  parameter D.Interfaces.Strength strength = S.'S_X01' "What the output shows for X, 0, 1";
  D.Interfaces.DigitalInput enable "Enable" annotation(Placement(transformation(extent = {{-100, 60}, {-80, 80}})));
  D.Interfaces.DigitalInput x "Input" annotation(Placement(transformation(extent = {{-100, -20}, {-80, 0}})));
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{80, -20}, {100, 0}})));
protected
  D.Delay.InertialDelaySensitive inertialDelaySensitive(tLH = tLH, tHL = tHL) "Delay";
equation
  connect(y, inertialDelaySensitive.y);
  inertialDelaySensitive.x = T.Buf3slTable[strength, T.UX01Conv[enable], T.UX01Conv[x]];
  annotation(Documentation(info = "<html>
<p>Passes a signal while enabled by a low level; otherwise the output is open.</p>
<h4>Equations</h4>
<p><code>enable low: y = x with the given strength</code><br>
<code>enable high: y = Z</code></p>
<h4>Use</h4>
<p>A driver of a bus: <code>strength</code> says what it shows for X, 0 and 1, e.g. weak values for a pull-up. Several
of them may drive one <code>WiredX</code>, only one enabled at a time. An unknown <code>enable</code> makes the output
unknown. Changes come out <code>tLH</code> (up) or <code>tHL</code> (down) later.</p>
</html>"));
end BUF3SL;
