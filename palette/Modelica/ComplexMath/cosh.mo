within Modelica.ComplexMath;
function cosh "Hyperbolic cosine"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Hyperbolic cosine of the number";
algorithm
  c2 := Complex(.cos(c1.im)*.cosh(c1.re), .sin(c1.im)*.sinh(c1.re));
  annotation(Inline = true);
end cosh;
