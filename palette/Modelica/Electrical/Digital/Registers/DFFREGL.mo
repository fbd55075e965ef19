within Modelica.Electrical.Digital.Registers;
model DFFREGL "Flip-flops with reset when low"
  extends DFFREG(final ResetMap = {1, 4, 2, 3, 4, 4, 2, 3, 4});
  annotation(Documentation(info = "<html>
<p>A register of <code>n</code> flip-flops with delays as <code>DFFREG</code>: at a rise of <code>clock</code> the
data are taken over. Here <code>reset</code> works while it is low: the outputs become 0. Changes up come out
<code>tLH</code>, changes down <code>tHL</code> [s] later.</p>
</html>"));
end DFFREGL;
