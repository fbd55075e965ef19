within Modelica.Blocks.Math;
block Acos "Angle [rad] with a given cosine"
  extends Interfaces.SISO(y(unit = "rad"));
equation
  y = Modelica.Math.acos(u);
  annotation(Documentation(info = "<html>
<p><code>y = acos(u)</code>.</p>
</html>"));
end Acos;
