within Modelica.Blocks.Math;
block Tan "Tangent of an angle [rad]"
  extends Interfaces.SISO(u(unit = "rad"));
equation
  y = Modelica.Math.tan(u);
  annotation(Documentation(info = "<html>
<p><code>y = tan(u)</code>.</p>
</html>"));
end Tan;
