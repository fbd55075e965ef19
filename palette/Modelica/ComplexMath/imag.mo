within Modelica.ComplexMath;
function imag "Imaginary part"
  extends Modelica.Icons.Function;
  input Complex c "Number";
  output Real r "Its imaginary part";
algorithm
  r := c.im;
  annotation(Inline = true);
end imag;
