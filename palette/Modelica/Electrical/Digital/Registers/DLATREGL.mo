within Modelica.Electrical.Digital.Registers;
model DLATREGL "Latches with reset when low"
  extends DLATREG(final ResetMap = {1, 4, 2, 3, 4, 4, 2, 3, 4});
  annotation(Documentation(info = "<html>
<p>A register of <code>n</code> latches with delays as <code>DLATREG</code>: the data pass while <code>enable</code>
is high. Here <code>reset</code> works while it is low: the outputs become 0. Changes up come out <code>tLH</code>,
changes down <code>tHL</code> [s] later.</p>
</html>"));
end DLATREGL;
