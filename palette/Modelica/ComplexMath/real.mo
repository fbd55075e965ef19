within Modelica.ComplexMath;
function real "Real part"
  extends Modelica.Icons.Function;
  input Complex c "Number";
  output Real r "Its real part";
algorithm
  r := c.re;
  annotation(Inline = true);
end real;
