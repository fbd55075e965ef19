within Modelica.Electrical.Digital.Registers;
model DLATREGL "Latches with reset when low"
  extends DLATREG(final ResetMap = {1, 4, 2, 3, 4, 4, 2, 3, 4});
  annotation(Documentation(info = "<html>
<p>Latches of n bits with reset that work while low.</p>
<h4>Equations</h4>
<p><code>enable high: dataOut = dataIn</code><br>
<code>enable low: dataOut keeps its value</code><br>
<code>reset low: dataOut = 0</code></p>
<h4>Use</h4>
<p><code>reset</code> acts at once, whatever <code>enable</code> does. The state is kept by <code>DLATR</code>;
changes come out <code>tLH</code> (up) or <code>tHL</code> (down) later. While <code>enable</code> is high a latch is
transparent: loops through it need a delay. An unknown <code>enable</code> makes bits that would change X. The bits
begin as U: reset them first. <code>strength</code> says what the output shows for X, 0 and 1.</p>
</html>"));
end DLATREGL;
