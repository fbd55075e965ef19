within Modelica.Blocks.Math;
block Sin "Sine of an angle [rad]"
  extends Interfaces.SISO(u(unit = "rad"));
equation
  y = Modelica.Math.sin(u);
  annotation(Documentation(info = "<html>
<p><code>y = sin(u)</code>.</p>
</html>"));
end Sin;
