within Modelica.Electrical.Digital.Registers;
model DFFREGSRL "Flip-flops with set and reset when low"
  extends DFFREGSRH(final ResetSetMap = [
    1, 1, 1, 1, 1, 1, 1, 1, 1;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 6, 2, 3, 6, 6, 2, 3, 6;
    1, 5, 2, 8, 5, 5, 2, 8, 5;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 6, 2, 3, 6, 6, 2, 3, 6;
    1, 5, 2, 8, 5, 5, 2, 8, 5;
    1, 4, 2, 7, 4, 4, 2, 7, 4]);
  annotation(Documentation(info = "<html>
<p>Flip-flops of n bits with set and reset that work while low.</p>
<h4>Equations</h4>
<p><code>clock rises: dataOut = dataIn</code><br>
<code>clock does not rise: dataOut keeps its value</code><br>
<code>reset low: dataOut = 0; set low: dataOut = 1</code></p>
<h4>Use</h4>
<p><code>reset</code> and <code>set</code> act at once, whatever the clock does. The state is kept by
<code>DFFSR</code>; changes come out <code>tLH</code> (up) or <code>tHL</code> (down) later. The kind of the last
clock change stays in effect: when the reset is released while the clock is high, the data are taken over. An edge
that may or may not be a rise (X to 1, say) makes bits that would change X. The bits begin as U: reset them first.
<code>strength</code> says what the output shows for X, 0 and 1.</p>
</html>"));
end DFFREGSRL;
