within;
operator record Complex "Number with a real and an imaginary part"
  replaceable Real re "Part along the real axis" annotation(Dialog);
  replaceable Real im "Part along the imaginary axis" annotation(Dialog);

  encapsulated operator 'constructor' "Complex numbers from real ones"
    function fromReal "Number with the given parts"
      import Complex;
      input Real re "Real part";
      input Real im = 0 "Imaginary part";
      output Complex result(re = re, im = im) "re + j*im";
    algorithm
      annotation(Inline = true);
    end fromReal;
  end 'constructor';

  encapsulated operator function '0' "Neutral element of the sum"
    import Complex;
    output Complex result "Zero";
  algorithm
    result := Complex(0, 0);
    annotation(Inline = true);
  end '0';

  encapsulated operator '-' "Opposite number and difference"
    function negate "Opposite number"
      import Complex;
      input Complex c1 "Number";
      output Complex c2 "Number with both parts of opposite sign";
    algorithm
      c2 := Complex(-c1.re, -c1.im);
      annotation(Inline = true);
    end negate;

    function subtract "Difference"
      import Complex;
      input Complex c1 "Number to be diminished";
      input Complex c2 "Number to be taken away";
      output Complex c3 "Difference";
    algorithm
      c3 := Complex(c1.re - c2.re, c1.im - c2.im);
      annotation(Inline = true);
    end subtract;
  end '-';

  encapsulated operator '*' "Products"
    function multiply "Product"
      import Complex;
      input Complex c1 "First factor";
      input Complex c2 "Second factor";
      output Complex c3 "Product";
    algorithm
      c3 := Complex(c1.re*c2.re - c1.im*c2.im, c1.im*c2.re + c1.re*c2.im);
      annotation(Inline = true);
    end multiply;

    function scalarProduct "Scalar product of two vectors, the first one conjugated"
      import Complex;
      input Complex c1[:] "First vector";
      input Complex c2[size(c1, 1)] "Second vector";
      output Complex c3 "Sum of conj(c1[i])*c2[i]";
    algorithm
      c3 := Complex(c1.re*c2.re + c1.im*c2.im, c1.re*c2.im - c1.im*c2.re);
      annotation(Inline = true);
    end scalarProduct;
  end '*';

  encapsulated operator function '+' "Sum"
    import Complex;
    input Complex c1 "First summand";
    input Complex c2 "Second summand";
    output Complex c3 "Sum";
  algorithm
    c3 := Complex(c1.re + c2.re, c1.im + c2.im);
    annotation(Inline = true);
  end '+';

  encapsulated operator function '/' "Quotient"
    import Complex;
    input Complex c1 "Numerator";
    input Complex c2 "Denominator";
    output Complex c3 "Quotient";
  protected
    Real n = c2.re^2 + c2.im^2 "Square of the length of the denominator";
  algorithm
    c3 := Complex((c1.re*c2.re + c1.im*c2.im)/n, (c1.im*c2.re - c1.re*c2.im)/n);
    annotation(Inline = true);
  end '/';

  encapsulated operator '^' "Powers"
    function complexPower "Power with a complex exponent"
      import Complex;
      input Complex c1 "Base, not zero";
      input Complex c2 "Exponent";
      output Complex c3 "Principal value of exp(c2*log(c1))";
    protected
      Real l = log(c1.re^2 + c1.im^2)/2 "Logarithm of the length of the base";
      Real phi = atan2(c1.im, c1.re) "Angle of the base";
      Real length = exp(c2.re*l - c2.im*phi);
      Real angle = c2.im*l + c2.re*phi;
    algorithm
      c3 := Complex(length*cos(angle), length*sin(angle));
      annotation(Inline = true);
    end complexPower;

    function integerPower "Power with a whole exponent"
      import Complex;
      input Complex c1 "Base, not zero unless the exponent is zero";
      input Integer c2 "Exponent";
      output Complex c3 "Product of c2 equal factors";
    algorithm
      c3 := if c2 == 0 then Complex(1) else Complex.'^'.complexPower(c1, Complex(c2));
      annotation(Inline = true);
    end integerPower;
  end '^';

  encapsulated operator function '==' "Both parts are equal"
    import Complex;
    input Complex c1 "First number";
    input Complex c2 "Second number";
    output Boolean result "The numbers are the same";
  algorithm
    result := c1.re == c2.re and c1.im == c2.im;
    annotation(Inline = true);
  end '==';

  encapsulated operator function '<>' "Some part differs"
    import Complex;
    input Complex c1 "First number";
    input Complex c2 "Second number";
    output Boolean result "The numbers are not the same";
  algorithm
    result := not (c1.re == c2.re and c1.im == c2.im);
    annotation(Inline = true);
  end '<>';

  encapsulated operator function 'String' "Text of a number"
    import Complex;
    input Complex c "Number";
    input String name = "j" "Sign of the imaginary unit";
    input Integer significantDigits = 6 "Digits of both parts";
    output String s "Real part, sign, imaginary part, imaginary unit";
  algorithm
    s := String(c.re, significantDigits = significantDigits);
    if c.im <> 0 then
      s := s + (if c.im > 0 then " + " else " - ") + String(abs(c.im), significantDigits = significantDigits) + "*" + name;
    end if;
  end 'String';

  annotation(Documentation(info = "<html>
<p>Numbers <code>re + j*im</code> with sums, products, quotients, powers, comparisons and texts. Real numbers take part
where complex ones are expected. Functions stand in <code>Modelica.ComplexMath</code>.</p>
</html>"));
end Complex;
