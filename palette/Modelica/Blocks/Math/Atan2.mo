within Modelica.Blocks.Math;
block Atan2 "Angle [rad] of the point (u2, u1)"
  extends Interfaces.SI2SO(y(unit = "rad"));
equation
  y = Modelica.Math.atan2(u1, u2);
  annotation(Documentation(info = "<html>
<p><code>y = atan2(u1, u2)</code>, from -pi to pi.</p>
</html>"));
end Atan2;
