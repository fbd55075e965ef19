within Modelica.Blocks.Math;
block Sinh "Hyperbolic sine"
  extends Interfaces.SISO;
equation
  y = Modelica.Math.sinh(u);
  annotation(Documentation(info = "<html>
<p><code>y = sinh(u)</code>.</p>
</html>"));
end Sinh;
