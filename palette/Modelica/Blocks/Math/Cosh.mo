within Modelica.Blocks.Math;
block Cosh "Hyperbolic cosine"
  extends Interfaces.SISO;
equation
  y = Modelica.Math.cosh(u);
  annotation(Documentation(info = "<html>
<p><code>y = cosh(u)</code>.</p>
</html>"));
end Cosh;
