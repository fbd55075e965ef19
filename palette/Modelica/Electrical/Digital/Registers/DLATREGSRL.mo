within Modelica.Electrical.Digital.Registers;
model DLATREGSRL "Latches with set and reset when low"
  extends DLATREGSRH(final ResetSetMap = [
    1, 1, 1, 1, 1, 1, 1, 1, 1;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 6, 2, 3, 5, 5, 2, 3, 6;
    1, 5, 2, 8, 6, 6, 2, 8, 5;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 6, 2, 3, 5, 5, 2, 3, 6;
    1, 5, 2, 8, 6, 6, 2, 8, 5;
    1, 4, 2, 7, 4, 4, 2, 7, 4]);
  annotation(Documentation(info = "<html>
<p>Latches of n bits with set and reset that work while low.</p>
<h4>Equations</h4>
<p><code>enable high: dataOut = dataIn</code><br>
<code>enable low: dataOut keeps its value</code><br>
<code>reset low: dataOut = 0; set low: dataOut = 1</code></p>
<h4>Use</h4>
<p><code>reset</code> and <code>set</code> act at once, whatever <code>enable</code> does. The state is kept by
<code>DLATSR</code>; changes come out <code>tLH</code> (up) or <code>tHL</code> (down) later. While
<code>enable</code> is high a latch is transparent: loops through it need a delay. An unknown <code>enable</code>
makes bits that would change X. The bits begin as U: reset them first. <code>strength</code> says what the output
shows for X, 0 and 1.</p>
</html>"));
end DLATREGSRL;
