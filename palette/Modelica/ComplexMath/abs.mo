within Modelica.ComplexMath;
function abs "Length of a number"
  extends Modelica.Icons.Function;
  input Complex c "Number";
  output Real result "Distance from zero";
algorithm
  result := .sqrt(c.re*c.re + c.im*c.im);
  annotation(Inline = true);
end abs;
