within Modelica.ComplexMath;
function sin "Sine"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Sine of the number";
algorithm
  c2 := Complex(.cosh(c1.im)*.sin(c1.re), .sinh(c1.im)*.cos(c1.re));
  annotation(Inline = true);
end sin;
