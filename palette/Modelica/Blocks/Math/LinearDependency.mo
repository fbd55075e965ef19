within Modelica.Blocks.Math;
block LinearDependency "Constant plus weighted sum of two signals"
  extends Modelica.Blocks.Interfaces.SI2SO;
  parameter Real y0 = 0 "Constant";
  parameter Real k1 = 0 "Weight of u1";
  parameter Real k2 = 0 "Weight of u2";
equation
  y = y0 + (k1 * u1 + k2 * u2);
  annotation(Documentation(info = "<html>
<p><code>y = y0 + k1*u1 + k2*u2</code>.</p>
</html>"));
end LinearDependency;
