within Modelica.Electrical.Digital.Registers;
model DFFREG "Flip-flops with reset when high"
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
  D.Interfaces.DigitalInput clock "Clock" annotation(Placement(transformation(extent = {{-100, -28}, {-84, -12}})));
  D.Interfaces.DigitalInput dataIn[n] "Data" annotation(Placement(transformation(extent = {{-100, 32}, {-84, 48}})));
  D.Interfaces.DigitalOutput dataOut[n] "State" annotation(Placement(transformation(extent = {{84, 32}, {100, 48}})));
  D.Registers.DFFR dFFR(n = n, ResetMap = ResetMap, strength = strength) "State"
    annotation(Placement(transformation(extent = {{-78, -24}, {18, 74}})));
equation
  connect(dataOut, delay.y);
  connect(delay.x, dFFR.dataOut);
  connect(dFFR.dataIn, dataIn);
  connect(dFFR.clock, clock);
  connect(dFFR.reset, reset);
  annotation(Documentation(info = "<html>
<p>Flip-flops of n bits with reset that work while high.</p>
<h4>Equations</h4>
<p><code>clock rises: dataOut = dataIn</code><br>
<code>clock does not rise: dataOut keeps its value</code><br>
<code>reset high: dataOut = 0</code></p>
<h4>Use</h4>
<p><code>reset</code> acts at once, whatever the clock does. The state is kept by <code>DFFR</code>; changes come out
<code>tLH</code> (up) or <code>tHL</code> (down) later. The kind of the last clock change stays in effect: when the
reset is released while the clock is high, the data are taken over. An edge that may or may not be a rise (X to 1,
say) makes bits that would change X. The bits begin as U: reset them first. <code>strength</code> says what the output
shows for X, 0 and 1.</p>
</html>"));
end DFFREG;
