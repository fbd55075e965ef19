within Modelica.Blocks.Math;
block Exponentiation "Power with a constant exponent"
  extends Interfaces.SISO;
  parameter Real exponent = 2 "Exponent" annotation(Evaluate = true);
equation
  y = u ^ exponent;
  annotation(Documentation(info = "<html>
<p><code>y = u^exponent</code>.</p>
</html>"));
end Exponentiation;
