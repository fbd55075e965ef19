within Modelica.Blocks.Math;
block Add "Weighted sum of two signals"
  extends Interfaces.SI2SO;
  parameter Real k1 = +1 "Weight of u1";
  parameter Real k2 = +1 "Weight of u2";
equation
  y = k1 * u1 + k2 * u2;
  annotation(Documentation(info = "<html>
<p><code>y = k1*u1 + k2*u2</code>.</p>
</html>"));
end Add;
