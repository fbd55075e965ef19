within Modelica.Blocks.Math;
block Asin "Angle [rad] with a given sine"
  extends Interfaces.SISO(y(unit = "rad"));
equation
  y = Modelica.Math.asin(u);
  annotation(Documentation(info = "<html>
<p><code>y = asin(u)</code>.</p>
</html>"));
end Asin;
