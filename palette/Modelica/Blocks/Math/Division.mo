within Modelica.Blocks.Math;
block Division "Quotient of two signals"
  extends Interfaces.SI2SO;
equation
  y = u1 / u2;
  annotation(Documentation(info = "<html>
<p><code>y = u1/u2</code>; stops if <code>u2</code> becomes zero.</p>
</html>"));
end Division;
