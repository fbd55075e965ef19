within Modelica.Electrical.Digital.Registers;
model DFFREGL "Flip-flops with reset when low"
  extends DFFREG(final ResetMap = {1, 4, 2, 3, 4, 4, 2, 3, 4});
  annotation(Documentation(info = "<html>
<p>As <code>DFFREG</code>, but <code>reset</code> works when low.</p>
</html>"));
end DFFREGL;
