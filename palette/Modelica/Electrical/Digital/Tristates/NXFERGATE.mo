within Modelica.Electrical.Digital.Tristates;
model NXFERGATE "Switch closed by a high enable"
  parameter SI.Time tHL = 0 "Delay of changes down";
  parameter SI.Time tLH = 0 "Delay of changes up";
  D.Interfaces.DigitalInput enable "Enable" annotation(Placement(transformation(extent = {{-100, 60}, {-80, 80}})));
  D.Interfaces.DigitalInput x "Input" annotation(Placement(transformation(extent = {{-100, -20}, {-80, 0}})));
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{80, -20}, {100, 0}})));
protected
  D.Delay.InertialDelaySensitive inertialDelaySensitive(tLH = tLH, tHL = tHL) "Delay";
equation
  connect(y, inertialDelaySensitive.y);
  inertialDelaySensitive.x = T.NXferTable[enable, x];
  annotation(Documentation(info = "<html>
<p>A switch of one direction, closed by a high level.</p>
<h4>Equations</h4>
<p><code>enable high: y = x</code><br>
<code>enable low: y = Z</code></p>
<h4>Use</h4>
<p>A single n channel transistor as a switch; the strength of <code>x</code> is passed unchanged. It conducts from
<code>x</code> to <code>y</code> only. Several of them may drive one <code>WiredX</code>, only one enabled at a time.
An unknown <code>enable</code> makes the output unknown. Changes come out <code>tLH</code> (up) or <code>tHL</code>
(down) later.</p>
</html>"));
end NXFERGATE;
