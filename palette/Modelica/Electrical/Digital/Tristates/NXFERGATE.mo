within Modelica.Electrical.Digital.Tristates;
model NXFERGATE "Switch closed by a high enable"
  parameter SI.Time tHL = 0 "Delay of changes down";
  parameter SI.Time tLH = 0 "Delay of changes up";
  D.Interfaces.DigitalInput enable "Enable" annotation(Placement(transformation(extent = {{-100, 60}, {-80, 80}})));
  D.Interfaces.DigitalInput x "Input" annotation(Placement(transformation(extent = {{-100, -20}, {-80, 0}})));
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{80, -20}, {100, 0}})));
protected
  D.Interfaces.Logic nextstate(start = L.'U') "Output without delay";
  D.Delay.InertialDelaySensitive inertialDelaySensitive(tLH = tLH, tHL = tHL) "Delay";
equation
  nextstate = T.NXferTable[enable, x];
  nextstate = inertialDelaySensitive.x;
  connect(inertialDelaySensitive.y, y);
  annotation(Documentation(info = "<html>
<p>Passes <code>x</code> unchanged while <code>enable</code> is high; the output is Z while it is low.
<code>tLH</code>, <code>tHL</code> [s].</p>
</html>"));
end NXFERGATE;
