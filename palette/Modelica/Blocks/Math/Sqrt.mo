within Modelica.Blocks.Math;
block Sqrt "Square root"
  extends Interfaces.SISO;
equation
  y = sqrt(u);
  annotation(defaultComponentName = "sqrt1", Documentation(info = "<html>
<p><code>y = sqrt(u)</code>; the input must not be negative.</p>
</html>"));
end Sqrt;
