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
  connect(reset, dFFR.reset);
  connect(clock, dFFR.clock);
  connect(dataIn, dFFR.dataIn);
  connect(dFFR.dataOut, delay.x);
  connect(delay.y, dataOut);
  annotation(Documentation(info = "<html>
<p><code>DFFR</code> followed by an inertial delay: the bits take over <code>dataIn</code> when <code>clock</code>
rises; a high <code>reset</code> makes them 0. <code>tLH</code>, <code>tHL</code> [s].</p>
</html>"));
end DFFREG;
