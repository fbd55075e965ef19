within Modelica.Blocks.Math;
block Exp "Exponential function"
  extends Interfaces.SISO;
equation
  y = Modelica.Math.exp(u);
  annotation(Documentation(info = "<html>
<p><code>y = exp(u)</code>.</p>
</html>"));
end Exp;
