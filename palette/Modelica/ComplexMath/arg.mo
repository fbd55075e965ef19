within Modelica.ComplexMath;
function arg "Angle of a number"
  extends Modelica.Icons.Function;
  input Complex c "Number";
  input Modelica.Units.SI.Angle phi0 = 0 "The angle is the one nearest to this";
  output Modelica.Units.SI.Angle phi "Angle from the positive real axis";
algorithm
  phi := Modelica.Math.atan3(c.im, c.re, phi0);
  annotation(Inline = true);
end arg;
