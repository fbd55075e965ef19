within Modelica;
package ComplexMath "Functions of complex numbers"
  extends Modelica.Icons.Package;
  final constant Complex j = Complex(0, 1) "Imaginary unit";

  package Vectors "Functions of vectors of complex numbers"
    extends Modelica.Icons.Package;

    function norm "Norm of a vector"
      extends Modelica.Icons.Function;
      input Complex v[:] "Vector";
      input Real p(min = 1) = 2 "Kind of norm: 1, 2, another number above 1, or Modelica.Constants.inf";
      output Real result "p-norm of the vector";
    protected
      Real lengths[size(v, 1)] = {.sqrt(c.re^2 + c.im^2) for c in v};
    algorithm
      if p == 2 then
        result := .sqrt(.sum(v[i].re^2 + v[i].im^2 for i in 1:size(v, 1)));
      elseif p == Modelica.Constants.inf then
        result := if size(v, 1) == 0 then 0 else Modelica.Math.Vectors.norm(lengths, p);
      elseif p == 1 then
        result := .sum(lengths);
      else
        result := .sum(l^p for l in lengths)^(1/p);
      end if;
    end norm;

    function length "Length of a vector"
      extends Modelica.Icons.Function;
      input Complex v[:] "Vector";
      output Real result "Root of the sum of the squares of all parts";
    algorithm
      result := .sqrt(v.re*v.re + v.im*v.im);
    end length;

    function normalize "Vector of length one in the same direction"
      extends Modelica.Icons.Function;
      input Complex v[:] "Vector";
      input Real eps = 100*Modelica.Constants.eps "Shorter vectors are divided by this number";
      output Complex result[size(v, 1)] "Vector of length one";
    protected
      Real divisor = .max(.sqrt(v.re*v.re + v.im*v.im), eps);
    algorithm
      for i in 1:size(v, 1) loop
        result[i] := Complex(v[i].re/divisor, v[i].im/divisor);
      end for;
    end normalize;

    function reverse "Elements in opposite order"
      extends Modelica.Icons.Function;
      input Complex v[:] "Vector";
      output Complex result[size(v, 1)] "Vector from its end to its beginning";
    algorithm
      for i in 1:size(v, 1) loop
        result[i] := v[end + 1 - i];
      end for;
    end reverse;

    function sort "Elements by size"
      extends Modelica.Icons.Function;
      input Complex v[:] "Vector";
      input Boolean ascending = true "Smallest element first, else largest";
      input Boolean sortFrequency = true "By the size of the imaginary part, then by the real part; else by the length";
      output Complex sorted_v[size(v, 1)] = v "Vector in order";
      output Integer indices[size(v, 1)] = 1:size(v, 1) "Places: sorted_v = v[indices]";
    protected
      Real first[size(v, 1)] = {if sortFrequency then .abs(c.im) else .sqrt(c.re^2 + c.im^2) for c in v};
      Real second[size(v, 1)] = {if sortFrequency then c.re else 0 for c in v};
      Real third[size(v, 1)] = {if sortFrequency then c.im else 0 for c in v};
      Integer k, place;
      Boolean isBefore;
    algorithm
      // Every element moves towards the beginning as long as it belongs before its neighbour; of two that differ only in
      // the sign of the imaginary part the positive one comes first.
      for i in 2:size(v, 1) loop
        place := indices[i];
        k := i - 1;
        while k >= 1 loop
          isBefore := first[place] <> first[indices[k]] and (first[place] < first[indices[k]]) == ascending
            or first[place] == first[indices[k]] and (second[place] <> second[indices[k]]
            and (second[place] < second[indices[k]]) == ascending
            or second[place] == second[indices[k]] and third[place] > third[indices[k]]);
          if not isBefore then
            break;
          end if;
          indices[k + 1] := indices[k];
          k := k - 1;
        end while;
        indices[k + 1] := place;
      end for;
      for i in 1:size(v, 1) loop
        sorted_v[i] := v[indices[i]];
      end for;
    end sort;
  end Vectors;

  function sin "Sine"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Sine of the number";
  algorithm
    c2 := Complex(.sin(c1.re)*.cosh(c1.im), .cos(c1.re)*.sinh(c1.im));
    annotation(Inline = true);
  end sin;

  function cos "Cosine"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Cosine of the number";
  algorithm
    c2 := Complex(.cos(c1.re)*.cosh(c1.im), -.sin(c1.re)*.sinh(c1.im));
    annotation(Inline = true);
  end cos;

  function tan "Tangent"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Tangent of the number";
  algorithm
    c2 := ComplexMath.sin(c1)/ComplexMath.cos(c1);
    annotation(Inline = true);
  end tan;

  function asin "Inverse of the sine"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Principal value, real part from -pi/2 to pi/2";
  algorithm
    c2 := -j*ComplexMath.log(j*c1 + ComplexMath.sqrt(1 - c1*c1));
    annotation(Inline = true);
  end asin;

  function acos "Inverse of the cosine"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Principal value, real part from 0 to pi";
  algorithm
    c2 := Complex(Modelica.Constants.pi/2) - ComplexMath.asin(c1);
    annotation(Inline = true);
  end acos;

  function atan "Inverse of the tangent"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Principal value";
  algorithm
    c2 := 0.5*j*(ComplexMath.log(1 - j*c1) - ComplexMath.log(1 + j*c1));
    annotation(Inline = true);
  end atan;

  function sinh "Hyperbolic sine"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Hyperbolic sine of the number";
  algorithm
    c2 := Complex(.sinh(c1.re)*.cos(c1.im), .cosh(c1.re)*.sin(c1.im));
    annotation(Inline = true);
  end sinh;

  function cosh "Hyperbolic cosine"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Hyperbolic cosine of the number";
  algorithm
    c2 := Complex(.cosh(c1.re)*.cos(c1.im), .sinh(c1.re)*.sin(c1.im));
    annotation(Inline = true);
  end cosh;

  function tanh "Hyperbolic tangent"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Hyperbolic tangent of the number";
  algorithm
    c2 := ComplexMath.sinh(c1)/ComplexMath.cosh(c1);
    annotation(Inline = true);
  end tanh;

  function asinh "Inverse of the hyperbolic sine"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Principal value";
  algorithm
    c2 := ComplexMath.log(c1 + ComplexMath.sqrt(c1*c1 + 1));
    annotation(Inline = true);
  end asinh;

  function acosh "Inverse of the hyperbolic cosine"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Principal value, real part not negative";
  algorithm
    c2 := ComplexMath.log(c1 + ComplexMath.sqrt(c1 + 1)*ComplexMath.sqrt(c1 - 1));
    annotation(Inline = true);
  end acosh;

  function atanh "Inverse of the hyperbolic tangent"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Principal value";
  algorithm
    c2 := 0.5*(ComplexMath.log(1 + c1) - ComplexMath.log(1 - c1));
    annotation(Inline = true);
  end atanh;

  function exp "Exponential function"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Number of length exp(re) and angle im";
  algorithm
    c2 := ComplexMath.fromPolar(.exp(c1.re), c1.im);
    annotation(Inline = true);
  end exp;

  function log "Natural logarithm"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Principal value, imaginary part from -pi to pi";
  algorithm
    c2 := Complex(.log(c1.re^2 + c1.im^2)/2, ComplexMath.arg(c1));
    annotation(Inline = true);
  end log;

  function abs "Length of a number"
    extends Modelica.Icons.Function;
    input Complex c "Number";
    output Real result "Distance from zero";
  algorithm
    result := (c.re^2 + c.im^2)^0.5;
    annotation(Inline = true);
  end abs;

  function arg "Angle of a number"
    extends Modelica.Icons.Function;
    input Complex c "Number";
    input Modelica.Units.SI.Angle phi0 = 0 "The angle is the one nearest to this";
    output Modelica.Units.SI.Angle phi "Angle from the positive real axis";
  algorithm
    phi := Modelica.Math.atan3(c.im, c.re, phi0);
    annotation(Inline = true);
  end arg;

  function conj "Conjugate number"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Number with the opposite imaginary part";
  algorithm
    c2 := Complex(c1.re, -c1.im);
    annotation(Inline = true);
  end conj;

  function real "Real part"
    extends Modelica.Icons.Function;
    input Complex c "Number";
    output Real r "Its real part";
  algorithm
    r := c.re;
    annotation(Inline = true);
  end real;

  function imag "Imaginary part"
    extends Modelica.Icons.Function;
    input Complex c "Number";
    output Real r "Its imaginary part";
  algorithm
    r := c.im;
    annotation(Inline = true);
  end imag;

  function fromPolar "Number of a length and an angle"
    extends Modelica.Icons.Function;
    input Real len "Length";
    input Modelica.Units.SI.Angle phi "Angle";
    output Complex c "Number";
  algorithm
    c := Complex(len*.cos(phi), len*.sin(phi));
    annotation(Inline = true);
  end fromPolar;

  function sqrt "Square root"
    extends Modelica.Icons.Function;
    input Complex c1 "Number";
    output Complex c2 "Root with a real part that is not negative";
  algorithm
    c2 := ComplexMath.fromPolar((c1.re^2 + c1.im^2)^0.25, ComplexMath.arg(c1)/2);
    annotation(Inline = true);
  end sqrt;

  function max "Element with the largest length"
    extends Modelica.Icons.Function;
    input Complex v[:] "Vector";
    output Complex result "Element with the largest length";
    output Integer index "Its place; 0 for a vector without elements";
  protected
    Real best = 0;
    Real square;
  algorithm
    result := Complex(0);
    index := 0;
    for i in 1:size(v, 1) loop
      square := v[i].re^2 + v[i].im^2;
      if index == 0 or square > best then
        best := square;
        index := i;
        result := v[i];
      end if;
    end for;
  end max;

  function min "Element with the smallest length"
    extends Modelica.Icons.Function;
    input Complex v[:] "Vector";
    output Complex result "Element with the smallest length";
    output Integer index "Its place; 0 for a vector without elements";
  protected
    Real best = 0;
    Real square;
  algorithm
    result := Complex(0);
    index := 0;
    for i in 1:size(v, 1) loop
      square := v[i].re^2 + v[i].im^2;
      if index == 0 or square < best then
        best := square;
        index := i;
        result := v[i];
      end if;
    end for;
  end min;

  function sum "Sum of all elements"
    extends Modelica.Icons.Function;
    input Complex v[:] "Vector";
    output Complex result "Sum";
  algorithm
    result := Complex(.sum(v.re), .sum(v.im));
    annotation(Inline = true);
  end sum;

  function product "Product of all elements"
    extends Modelica.Icons.Function;
    input Complex v[:] "Vector";
    output Complex result "Product";
  algorithm
    result := Complex(1);
    for i in 1:size(v, 1) loop
      result := result*v[i];
    end for;
  end product;

  annotation(Documentation(info = "<html>
<p>Elementary functions of numbers of the type <code>Complex</code> by their usual names; many-valued ones give their
principal value. Angles count from the positive real axis towards the positive imaginary axis, in rad.</p>
</html>"));
end ComplexMath;
