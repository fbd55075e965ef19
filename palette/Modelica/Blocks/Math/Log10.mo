within Modelica.Blocks.Math;
block Log10 "Decimal logarithm"
  extends Interfaces.SISO;
equation
  y = Modelica.Math.log10(u);
  annotation(Documentation(info = "<html>
<p><code>y = log10(u)</code>.</p>
</html>"));
end Log10;
