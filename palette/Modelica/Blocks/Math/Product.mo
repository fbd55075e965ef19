within Modelica.Blocks.Math;
block Product "Product of two signals"
  extends Interfaces.SI2SO;
equation
  y = u1 * u2;
  annotation(Documentation(info = "<html>
<p><code>y = u1*u2</code>.</p>
</html>"));
end Product;
