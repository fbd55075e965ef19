within Modelica.Electrical.Digital.Registers;
model DFFREGL "Flip-flops with reset when low"
  extends DFFREG(final ResetMap = {1, 4, 2, 3, 4, 4, 2, 3, 4});
  annotation(Documentation(info = "<html>
<p>Flip-flops of n bits with reset that work while low.</p>
<h4>Equations</h4>
<p><code>clock rises: dataOut = dataIn</code><br>
<code>clock does not rise: dataOut keeps its value</code><br>
<code>reset low: dataOut = 0</code></p>
<h4>Use</h4>
<p><code>reset</code> acts at once, whatever the clock does. The state is kept by <code>DFFR</code>; changes come out
<code>tLH</code> (up) or <code>tHL</code> (down) later. The kind of the last clock change stays in effect: when the
reset is released while the clock is high, the data are taken over. An edge that may or may not be a rise (X to 1,
say) makes bits that would change X. The bits begin as U: reset them first. <code>strength</code> says what the output
shows for X, 0 and 1.</p>
</html>"));
end DFFREGL;
