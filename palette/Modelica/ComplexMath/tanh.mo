within Modelica.ComplexMath;
function tanh "Hyperbolic tangent"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Hyperbolic tangent of the number";
algorithm
  // Bounded like tan
  c2 := Complex(.tanh(c1.re), .sin(c1.im)*.cos(c1.im)*(1 - .tanh(c1.re)^2))
    /(.cos(c1.im)^2 + (.sin(c1.im)*.tanh(c1.re))^2);
  annotation(Inline = true);
end tanh;
