within Modelica.Blocks.Continuous;
block Der "Derivative of the input"
  extends Interfaces.SISO;
equation
  y = der(u);
  annotation(defaultComponentName = "der1", Documentation(info = "<html>
<p><code>y = der(u)</code>; the input has to be differentiable.</p>
</html>"));
end Der;
