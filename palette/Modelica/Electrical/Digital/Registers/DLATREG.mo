within Modelica.Electrical.Digital.Registers;
model DLATREG "Latches with reset when high"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  import S = Modelica.Electrical.Digital.Interfaces.Strength;
  parameter SI.Time tHL = 0 "Delay of changes down";
  parameter SI.Time tLH = 0 "Delay of changes up";
  parameter D.Interfaces.Strength strength = S.'S_X01' "What the output shows for X, 0, 1";
  parameter Integer n(min = 1) = 1 "Number of bits";
protected
  constant Integer ResetMap[L] = {1, 4, 3, 2, 4, 4, 3, 2, 4}
    "Action, by reset";
public
  D.Delay.InertialDelaySensitiveVector delay(tHL = tHL, tLH = tLH, n = n) "Delay"
    annotation(Placement(transformation(extent = {{22, 12}, {78, 68}})));
  D.Interfaces.DigitalInput reset "Reset" annotation(Placement(transformation(extent = {{-100, -68}, {-84, -52}})));
  D.Interfaces.DigitalInput enable "Enable" annotation(Placement(transformation(extent = {{-100, -28}, {-84, -12}})));
  D.Interfaces.DigitalInput dataIn[n] "Data" annotation(Placement(transformation(extent = {{-100, 32}, {-84, 48}})));
  D.Interfaces.DigitalOutput dataOut[n] "State" annotation(Placement(transformation(extent = {{84, 32}, {100, 48}})));
  D.Registers.DLATR dLATR(n = n, ResetMap = ResetMap, strength = strength) "State"
    annotation(Placement(transformation(extent = {{-78, -24}, {18, 74}})));
equation
  connect(dataOut, delay.y);
  connect(delay.x, dLATR.dataOut);
  connect(dLATR.dataIn, dataIn);
  connect(dLATR.enable, enable);
  connect(dLATR.reset, reset);
  annotation(Documentation(info = "<html>
<p>Latches of n bits with reset that work while high.</p>
<h4>Equations</h4>
<p><code>enable high: dataOut = dataIn</code><br>
<code>enable low: dataOut keeps its value</code><br>
<code>reset high: dataOut = 0</code></p>
<h4>Use</h4>
<p><code>reset</code> acts at once, whatever <code>enable</code> does. The state is kept by <code>DLATR</code>;
changes come out <code>tLH</code> (up) or <code>tHL</code> (down) later. While <code>enable</code> is high a latch is
transparent: loops through it need a delay. An unknown <code>enable</code> makes bits that would change X. The bits
begin as U: reset them first. <code>strength</code> says what the output shows for X, 0 and 1.</p>
</html>"));
end DLATREG;
