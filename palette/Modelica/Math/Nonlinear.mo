within Modelica.Math;
package Nonlinear "Zeros and integrals of functions"
  extends Modelica.Icons.Package;

  package Interfaces "Kinds of functions"
    extends Modelica.Icons.InterfacesPackage;

    partial function partialScalarFunction "Function of one variable"
      extends Modelica.Icons.Function;
      input Real u "Independent variable";
      output Real y "Value of the function";
    end partialScalarFunction;
  end Interfaces;

  function quadratureLobatto "Integral of a function over an interval"
    extends Modelica.Icons.Function;
    input Modelica.Math.Nonlinear.Interfaces.partialScalarFunction f "Function";
    input Real a "Lower limit";
    input Real b "Upper limit";
    input Real tolerance = 100*Modelica.Constants.eps "Error relative to the size of the integral";
    output Real integral "Integral of f from a to b";
  protected
    Real h = (b - a)/12;
    Real values[13] "At the places of a fine partition";
    Real magnitude "Estimate of the integral of the absolute value";
  algorithm
    for k in 0:12 loop
      values[k + 1] := f(a + k*h);
    end for;
    magnitude := abs(h)*(sum(abs(values)) - 0.5*(abs(values[1]) + abs(values[13])));
    if magnitude == 0 then
      magnitude := abs(b - a);
    end if;
    integral := piece(f, a, b, values[1], values[13], max(tolerance, Modelica.Constants.eps)*magnitude, 0);
  end quadratureLobatto;

protected
  function piece "Integral over a piece, which is divided until two rules agree"
    input Modelica.Math.Nonlinear.Interfaces.partialScalarFunction f "Function";
    input Real a "Lower limit";
    input Real b "Upper limit";
    input Real fa "Value at the lower limit";
    input Real fb "Value at the upper limit";
    input Real error "Greatest error";
    input Real level "Number of divisions so far";
    output Real integral "Integral";
  protected
    Real h = (b - a)/2 "Half of the length";
    Real m = (a + b)/2 "Middle";
    Real places[5] = {m - sqrt(2/3)*h, m - h/sqrt(5), m, m + h/sqrt(5), m + sqrt(2/3)*h};
    Real y[5];
    Real coarse "Rule of Lobatto with four places";
    Real fine "Rule of Kronrod with seven places";
  algorithm
    // Gander and Gautschi, Adaptive Quadrature - Revisited, BIT 40 (2000): both rules, and six pieces where they differ.
    for k in 1:5 loop
      y[k] := f(places[k]);
    end for;
    coarse := h/6*(fa + fb + 5*(y[2] + y[4]));
    fine := h/1470*(77*(fa + fb) + 432*(y[1] + y[5]) + 625*(y[2] + y[4]) + 672*y[3]);
    if abs(fine - coarse) <= error or level >= 40 then
      integral := fine;
    else
      integral := piece(f, a, places[1], fa, y[1], error, level + 1) + piece(f, places[1], places[2], y[1], y[2], error, level + 1)
        + piece(f, places[2], places[3], y[2], y[3], error, level + 1) + piece(f, places[3], places[4], y[3], y[4], error, level + 1)
        + piece(f, places[4], places[5], y[4], y[5], error, level + 1) + piece(f, places[5], b, y[5], fb, error, level + 1);
    end if;
  end piece;

public
  function solveOneNonlinearEquation "Zero of a function within an interval"
    extends Modelica.Icons.Function;
    input Modelica.Math.Nonlinear.Interfaces.partialScalarFunction f "Function";
    input Real u_min "Lower end of the interval";
    input Real u_max "Upper end of the interval; the function has there the other sign";
    input Real tolerance = 100*Modelica.Constants.eps "Width of the interval that the zero is known to lie in";
    output Real u "Place with f(u) = 0";
  protected
    Real a = u_min "Place before";
    Real b = u_max "Best place so far";
    Real c "Place on the other side of the zero";
    Real fa, fb, fc;
    Real step, last "This step and the one before";
    Real width, reach;
    Real p, q, r, s;
    Boolean isFound = false;
  algorithm
    // Brent, Algorithms for Minimization without Derivatives (1973), chapter 4: secants and inverse parabolas, and
    // bisection where these make no progress.
    fa := f(u_min);
    fb := f(u_max);
    assert(not (fa > 0 and fb > 0 or fa < 0 and fb < 0), "The function has the same sign at both ends, " + String(u_min) + " and " + String(u_max) + ", of the interval");
    c := a;
    fc := fa;
    step := b - a;
    last := step;
    while not isFound loop
      if fb > 0 and fc > 0 or fb < 0 and fc < 0 then
        c := a;
        fc := fa;
        step := b - a;
        last := step;
      end if;
      if abs(fc) < abs(fb) then
        a := b;
        b := c;
        c := a;
        fa := fb;
        fb := fc;
        fc := fa;
      end if;
      width := (c - b)/2;
      reach := 2*Modelica.Constants.eps*abs(b) + tolerance;
      if abs(width) <= reach or fb == 0 then
        isFound := true;
      else
        if abs(last) < reach or abs(fa) <= abs(fb) then
          step := width;
          last := width;
        else
          s := fb/fa;
          if a == c then
            p := 2*width*s;
            q := 1 - s;
          else
            q := fa/fc;
            r := fb/fc;
            p := s*(2*width*q*(q - r) - (b - a)*(r - 1));
            q := (q - 1)*(r - 1)*(s - 1);
          end if;
          if p > 0 then
            q := -q;
          else
            p := -p;
          end if;
          if 2*p < min(3*width*q - abs(reach*q), abs(last*q)) then
            last := step;
            step := p/q;
          else
            step := width;
            last := width;
          end if;
        end if;
        a := b;
        fa := fb;
        b := if abs(step) > reach then b + step else b + (if width > 0 then reach else -reach);
        fb := f(b);
      end if;
    end while;
    u := b;
  end solveOneNonlinearEquation;
end Nonlinear;
