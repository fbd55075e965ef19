within Modelica.Blocks.Math;
block Cos "Cosine of an angle [rad]"
  extends Interfaces.SISO(u(unit = "rad"));
equation
  y = Modelica.Math.cos(u);
  annotation(Documentation(info = "<html>
<p><code>y = cos(u)</code>.</p>
</html>"));
end Cos;
