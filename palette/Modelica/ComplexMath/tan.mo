within Modelica.ComplexMath;
function tan "Tangent"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Tangent of the number";
algorithm
  // With t = tanh(im) nothing grows beyond all bounds, however far from the real axis.
  c2 := Complex(.sin(c1.re)*.cos(c1.re)*(1 - .tanh(c1.im)^2), .tanh(c1.im))
    /(.cos(c1.re)^2 + (.sin(c1.re)*.tanh(c1.im))^2);
  annotation(Inline = true);
end tan;
