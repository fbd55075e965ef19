within Modelica.Blocks.Continuous;
package Internal "Design of filters"
  extends Modelica.Icons.InternalPackage;

  function realPoles "Real poles of a low-pass with corner 1 rad/s"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.AnalogFilter characteristic "Characteristic";
    input Integer order "Order";
    input Boolean normalized "Down by 3 dB at the corner";
    input Real ripple "Ripple [dB]";
    input Integer n "Number of real poles";
    output Real c[n] "Factors s + c";
  protected
    Real p[order, 2];
    Real fac;
  algorithm
    if characteristic == Modelica.Blocks.Types.AnalogFilter.CriticalDamping then
      c := fill(if normalized then 1 / sqrt(10 ^ (0.3 / order) - 1) else 1.0, n);
    elseif n == 0 then
      c := zeros(n);
    elseif characteristic == Modelica.Blocks.Types.AnalogFilter.Butterworth then
      c := ones(n);
    elseif characteristic == Modelica.Blocks.Types.AnalogFilter.ChebyshevI then
      fac := Modelica.Math.asinh(1 / sqrt(10 ^ (ripple / 10) - 1)) / order;
      c := fill(sinh(fac) / (if normalized then chebyshevCorner(order, ripple) else 1.0), n);
    else
      p := besselPoles(order, normalized);
      c := fill(-p[1, 1], n);
    end if;
  end realPoles;

  function polePairs "Conjugate pairs of a low-pass with corner 1 rad/s"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.AnalogFilter characteristic "Characteristic";
    input Integer order "Order";
    input Boolean normalized "Down by 3 dB at the corner";
    input Real ripple "Ripple [dB]";
    input Integer n "Number of pairs";
    output Real c[n, 2] "Factors s^2 + c[i, 1]*s + c[i, 2]";
  protected
    constant Real pi = Modelica.Constants.pi;
    Real p[order, 2];
    Real fac;
    Real corner;
    Real angle;
  algorithm
    c := zeros(n, 2);
    if n > 0 then
      if characteristic == Modelica.Blocks.Types.AnalogFilter.Butterworth then
        // Poles on the unit circle
        for i in 1:n loop
          c[i, 1] := -2 * cos(pi * (0.5 + (i - 0.5) / order));
          c[i, 2] := 1;
        end for;
      elseif characteristic == Modelica.Blocks.Types.AnalogFilter.ChebyshevI then
        // Poles on an ellipse
        fac := Modelica.Math.asinh(1 / sqrt(10 ^ (ripple / 10) - 1)) / order;
        corner := if normalized then chebyshevCorner(order, ripple) else 1.0;
        for i in 1:n loop
          angle := if mod(order, 2) == 0 then (2 * i - 1) * pi / (2 * order) else i * pi / order;
          c[i, 1] := 2 * sinh(fac) * cos(angle) / corner;
          c[i, 2] := (cosh(fac) ^ 2 - cos(angle) ^ 2) / corner ^ 2;
        end for;
      elseif characteristic == Modelica.Blocks.Types.AnalogFilter.Bessel then
        p := besselPoles(order, normalized);
        for i in 1:n loop
          c[i, 1] := -2 * p[mod(order, 2) + 2 * i - 1, 1];
          c[i, 2] := p[mod(order, 2) + 2 * i - 1, 1] ^ 2 + p[mod(order, 2) + 2 * i - 1, 2] ^ 2;
        end for;
      end if;
    end if;
  end polePairs;

  function chebyshevCorner "Frequency at which a Chebyshev low-pass is down by 3 dB"
    extends Modelica.Icons.Function;
    input Integer order "Order";
    input Real ripple "Ripple [dB]";
    output Real w "Frequency, relative to the end of the ripple band";
  protected
    Real eps2 = 10 ^ (ripple / 10) - 1 "Square of the ripple factor";
    Real t "Value of the Chebyshev polynomial at the corner";
  algorithm
    // Of even order the amplitude at zero frequency is in a trough of the ripple.
    t := sqrt(max(0, 10 ^ 0.3 * (1 + (if mod(order, 2) == 0 then eps2 else 0)) - 1) / eps2);
    w := if t >= 1 then cosh(Modelica.Math.log(t + sqrt(t * t - 1)) / order) else cos(acos(t) / order);
  end chebyshevCorner;

  function besselPoles "Poles of a Bessel low-pass: the real one first, then pairs"
    extends Modelica.Icons.Function;
    input Integer order "Order";
    input Boolean normalized "Down by 3 dB at 1 rad/s, otherwise unit delay";
    output Real p[order, 2] "Real and imaginary parts";
  protected
    Real a[order + 1] "Coefficients of the reverse Bessel polynomial, constant term first";
    Real scale "Root of the constant term, which brings all coefficients to similar size";
    Real v[2];
    Real q[2];
    Real d[2];
    Real step[2];
    Real row[2];
    Real low;
    Real high;
    Real w;
  algorithm
    assert(order <= 24, "A Bessel filter of order " + String(order) + " is not offered; 24 is the largest");
    // a[k+1] = (2n-k)!/(2^(n-k)*k!*(n-k)!), from the highest power downwards
    a[order + 1] := 1;
    for k in order:-1:1 loop
      a[k] := a[k + 1] * k * (2 * order - k + 1) / (2 * (order - k + 1));
    end for;
    scale := a[1] ^ (1 / order);
    for k in 0:order loop
      a[k + 1] := a[k + 1] * scale ^ (k - order);
    end for;
    // All roots at once: I. Durand 1960, O. Kerner 1966
    for i in 1:order loop
      p[i, :] := {cos(2 * Modelica.Constants.pi * (i - 0.75) / order),
        sin(2 * Modelica.Constants.pi * (i - 0.75) / order)};
    end for;
    for sweep in 1:500 loop
      for i in 1:order loop
        v := {1, 0};
        for k in order:-1:1 loop
          v := {v[1] * p[i, 1] - v[2] * p[i, 2] + a[k], v[1] * p[i, 2] + v[2] * p[i, 1]};
        end for;
        d := {1, 0};
        for j in 1:order loop
          if j <> i then
            q := p[i, :] - p[j, :];
            d := {d[1] * q[1] - d[2] * q[2], d[1] * q[2] + d[2] * q[1]};
          end if;
        end for;
        step := {v[1] * d[1] + v[2] * d[2], v[2] * d[1] - v[1] * d[2]} / (d * d);
        p[i, :] := p[i, :] - step;
      end for;
    end for;
    // By amount of the imaginary part: the real pole, then pairs
    for i in 1:order loop
      for j in i + 1:order loop
        if abs(p[j, 2]) < abs(p[i, 2]) then
          row := p[i, :];
          p[i, :] := p[j, :];
          p[j, :] := row;
        end if;
      end for;
    end for;
    p := scale * p;
    if normalized then
      // Bisection for the frequency at which the amplitude is down by 3 dB
      low := 0;
      high := 10 * order;
      for sweep in 1:80 loop
        w := (low + high) / 2;
        if product((p[i, 1] ^ 2 + (w - p[i, 2]) ^ 2) / (p[i, 1] ^ 2 + p[i, 2] ^ 2) for i in 1:order) < 10 ^ 0.3 then
          low := w;
        else
          high := w;
        end if;
      end for;
      p := p / w;
    end if;
  end besselPoles;

  function firstOrderStages "Poles of the first-order stages"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.FilterType filterType "What passes";
    input Real cr[:] "Real poles of the low-pass";
    input Modelica.Units.SI.Frequency f "Corner";
    input Integer n "Number of stages";
    output Real r[n] "Poles";
  algorithm
    for i in 1:n loop
      r[i] := -2 * Modelica.Constants.pi * f
        * (if filterType == Modelica.Blocks.Types.FilterType.LowPass then cr[i] else 1 / cr[i]);
    end for;
  end firstOrderStages;

  function secondOrderStages "Coefficients of the second-order stages"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.FilterType filterType "What passes";
    input Real cr[:] "Real poles of the low-pass";
    input Real cc[:, 2] "Pairs of the low-pass";
    input Modelica.Units.SI.Frequency f_min "Lower corner";
    input Modelica.Units.SI.Frequency f_cut "Upper corner";
    input Integer n "Number of stages";
    output Real st[n, 5] "Real part, imaginary part, input gain, output gains";
  protected
    constant Real pi = Modelica.Constants.pi;
    Real w "Corner, or middle of the band";
    Real width "Relative width of the band";
    Real c[n, 2] "Factors s^2 + c[i, 1]*s + c[i, 2]";
    Integer nr = size(cr, 1);
    Real q;
    Real z;
    Real x;
  algorithm
    if filterType == Modelica.Blocks.Types.FilterType.LowPass then
      w := 2 * pi * f_cut;
      for i in 1:n loop
        c[i, :] := {cc[i, 1] * w, cc[i, 2] * w ^ 2};
      end for;
    elseif filterType == Modelica.Blocks.Types.FilterType.HighPass then
      w := 2 * pi * f_cut;
      for i in 1:n loop
        c[i, :] := {cc[i, 1] / cc[i, 2] * w, w ^ 2 / cc[i, 2]};
      end for;
    else
      // s becomes (s + 1/s)/width for a pass band, its reciprocal for a stop band; a real pole makes one stage,
      // a pair makes two with frequencies w*sqrt(z) and w/sqrt(z).
      w := 2 * pi * sqrt(f_min * f_cut);
      width := (f_cut - f_min) / sqrt(f_min * f_cut);
      for i in 1:nr loop
        c[i, :] := {w * width
          * (if filterType == Modelica.Blocks.Types.FilterType.BandPass then cr[i] else 1 / cr[i]), w ^ 2};
      end for;
      for i in 1:size(cc, 1) loop
        x := if filterType == Modelica.Blocks.Types.FilterType.BandPass then width else width / cc[i, 2];
        q := (4 + cc[i, 2] * x ^ 2 + sqrt((4 + cc[i, 2] * x ^ 2) ^ 2 - 4 * (cc[i, 1] * x) ^ 2)) / 2;
        z := (q - 2 - sqrt(max(0, (q - 2) ^ 2 - 4))) / 2;
        x := cc[i, 1] * x * sqrt(z) / (1 + z);
        c[nr + 2 * i - 1, :] := {w * x / sqrt(z), w ^ 2 / z};
        c[nr + 2 * i, :] := {w * x * sqrt(z), w ^ 2 * z};
      end for;
    end if;
    for i in 1:n loop
      st[i, 1] := -c[i, 1] / 2;
      assert(c[i, 2] > st[i, 1] ^ 2, "The band of the filter is too wide for its characteristic");
      st[i, 2] := sqrt(c[i, 2] - st[i, 1] ^ 2);
      st[i, 3] := c[i, 2] / st[i, 2];
      if filterType == Modelica.Blocks.Types.FilterType.LowPass then
        st[i, 4:5] := {0, 1};
      elseif filterType == Modelica.Blocks.Types.FilterType.HighPass then
        st[i, 4:5] := {-c[i, 1] / st[i, 3], (-c[i, 2] - c[i, 1] * st[i, 1]) / c[i, 2]};
      elseif filterType == Modelica.Blocks.Types.FilterType.BandPass then
        st[i, 4:5] := {w * width / st[i, 3], w * width * st[i, 1] / c[i, 2]};
      else
        // Each stage blocks its own frequency, as in the standard library.
        st[i, 4:5] := {-c[i, 1] / st[i, 3], -c[i, 1] * st[i, 1] / c[i, 2]};
      end if;
    end for;
  end secondOrderStages;
end Internal;
