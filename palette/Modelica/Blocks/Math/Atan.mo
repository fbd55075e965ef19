within Modelica.Blocks.Math;
block Atan "Angle [rad] with a given tangent"
  extends Interfaces.SISO(y(unit = "rad"));
equation
  y = Modelica.Math.atan(u);
  annotation(Documentation(info = "<html>
<p><code>y = atan(u)</code>.</p>
</html>"));
end Atan;
