within Modelica.Electrical.Digital.Tristates;
model BUF3SL "Buffer enabled when low"
  parameter SI.Time tHL = 0 "Delay of changes down";
  parameter SI.Time tLH = 0 "Delay of changes up";
  parameter D.Interfaces.Strength strength = S.'S_X01' "What the output shows for X, 0, 1";
  D.Interfaces.DigitalInput enable "Enable" annotation(Placement(transformation(extent = {{-100, 60}, {-80, 80}})));
  D.Interfaces.DigitalInput x "Input" annotation(Placement(transformation(extent = {{-100, -20}, {-80, 0}})));
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{80, -20}, {100, 0}})));
protected
  D.Interfaces.Logic nextstate(start = L.'U') "Output without delay";
  D.Delay.InertialDelaySensitive inertialDelaySensitive(tLH = tLH, tHL = tHL) "Delay";
equation
  nextstate = T.Buf3slTable[strength, T.UX01Conv[enable], T.UX01Conv[x]];
  nextstate = inertialDelaySensitive.x;
  connect(inertialDelaySensitive.y, y);
  annotation(Documentation(info = "<html>
<p>Passes <code>x</code> with the given <code>strength</code> while <code>enable</code> is low; the output is Z while
it is high. <code>tLH</code>, <code>tHL</code> [s].</p>
</html>"));
end BUF3SL;
