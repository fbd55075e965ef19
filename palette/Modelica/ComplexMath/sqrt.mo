within Modelica.ComplexMath;
function sqrt "Square root"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Root with a real part that is not negative";
protected
  Real larger "The larger part of the root";
algorithm
  // From the sum of length and real part, or from their difference where the real part is negative: no digits cancel.
  larger := .sqrt((ComplexMath.abs(c1) + .abs(c1.re))/2);
  if not larger > 0 then
    c2 := Complex(0);
  elseif c1.re >= 0 then
    c2 := Complex(larger, c1.im/(2*larger));
  else
    c2 := Complex(.abs(c1.im)/(2*larger), if c1.im < 0 then -larger else larger);
  end if;
  annotation(Inline = true);
end sqrt;
