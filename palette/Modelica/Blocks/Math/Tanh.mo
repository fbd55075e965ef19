within Modelica.Blocks.Math;
block Tanh "Hyperbolic tangent"
  extends Interfaces.SISO;
equation
  y = Modelica.Math.tanh(u);
  annotation(Documentation(info = "<html>
<p><code>y = tanh(u)</code>.</p>
</html>"));
end Tanh;
