within Modelica.Electrical.Digital.Registers;
model DLATREGL "Latches with reset when low"
  extends DLATREG(final ResetMap = {1, 4, 2, 3, 4, 4, 2, 3, 4});
  annotation(Documentation(info = "<html>
<p>As <code>DLATREG</code>, but <code>reset</code> works when low.</p>
</html>"));
end DLATREGL;
