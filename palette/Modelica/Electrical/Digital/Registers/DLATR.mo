within Modelica.Electrical.Digital.Registers;
model DLATR "Latches with reset, without delay"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  import S = Modelica.Electrical.Digital.Interfaces.Strength;
  import T = Modelica.Electrical.Digital.Tables;
  parameter Integer ResetMap[L] = {1, 4, 3, 2, 4, 4, 3, 2, 4}
    "Action, by reset: 1 U, 2 zero, 3 data, 4 perhaps zero";
  parameter D.Interfaces.Strength strength = S.'S_X01' "What the output shows for X, 0, 1";
  parameter Integer n(min = 1) = 1 "Number of bits";
  D.Interfaces.DigitalInput reset "Reset" annotation(Placement(transformation(extent = {{-10, -100}, {10, -80}})));
  D.Interfaces.DigitalInput enable "Enable" annotation(Placement(transformation(extent = {{-90, -30}, {-70, -10}})));
  D.Interfaces.DigitalInput dataIn[n] "Data" annotation(Placement(transformation(extent = {{-90, 20}, {-70, 40}})));
  D.Interfaces.DigitalOutput dataOut[n] "State" annotation(Placement(transformation(extent = {{69, 20}, {89, 40}})));
protected
  final parameter D.Interfaces.Logic low = T.StrengthMap[L.'0', strength] "Zero at the output";
  final parameter D.Interfaces.Logic high = T.StrengthMap[L.'1', strength] "One at the output";
  final parameter D.Interfaces.Logic unknown = T.StrengthMap[L.'X', strength] "Unknown at the output";
  constant Integer actions[4] = {1, 3, 8, 7} "Names of the actions for one bit";
  Integer level "Enable: 0 low, 1 high, 2 unknown, 3 not initialized";
  Integer action "What reset asks for";
  D.Interfaces.Logic nextstate[n](each start = L.'U', each fixed = true) "State";
equation
  level =
    if enable == L.'U' then 3
    elseif enable == L.'L' or enable == L.'0' then 0
    elseif enable == L.'H' or enable == L.'1' then 1
    else 2;
  action = actions[ResetMap[reset]];
  for k in 1:n loop
    dataOut[k] = nextstate[k];
    nextstate[k] = D.Internal.nextAtLevel(
      action, level, dataIn[k], T.StrengthMap[dataIn[k], strength], pre(nextstate[k]), low, high, unknown);
  end for;
  annotation(Documentation(info = "<html>
<p>Latches of n bits with reset, without a delay.</p>
<h4>Equations</h4>
<p><code>enable high: dataOut = dataIn</code><br>
<code>enable low: dataOut keeps its value</code><br>
<code>reset active: dataOut = 0</code></p>
<h4>Use</h4>
<p><code>reset</code> acts at once, whatever <code>enable</code> does. Which value of this input is active is told by
a map, by default the high one; the versions with delay set it. While <code>enable</code> is high a latch is
transparent: loops through it need a delay. An unknown <code>enable</code> makes bits that would change X. The bits
begin as U: reset them first. <code>strength</code> says what the output shows for X, 0 and 1.</p>
</html>"));
end DLATR;
