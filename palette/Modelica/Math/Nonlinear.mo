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
    Real x[3] = {u_min, u_max, u_max} "Newest place, the place beyond the zero, and the place before either of them";
    Real y[3] "Values there";
    Real next "Place of the next value";
    Real yNext "Value there";
    Real part = 0.5 "Where the next place lies between the first two";
    Real least "Least part, given by the tolerance";
    Real d, e "How far the newest place lies between the other two, in places and in values";
  algorithm
    // Chandrupatla, A new hybrid quadratic/bisection algorithm for finding the zero of a nonlinear function without using
    // derivatives, Advances in Engineering Software 28 (1997): a parabola through three places where its inverse is a
    // function between them, halving elsewhere.
    y := {f(x[1]), f(x[2]), 0};
    y[3] := y[2];
    assert(not (y[1] > 0 and y[2] > 0 or y[1] < 0 and y[2] < 0),
      "The function has the same sign at both ends, " + String(u_min) + " and " + String(u_max) + ", of the interval");
    u := if abs(y[2]) < abs(y[1]) then x[2] else x[1];
    least := (tolerance + 2*Modelica.Constants.eps*abs(u))/max(abs(x[2] - x[1]), Modelica.Constants.small);
    while least < 0.5 and min(abs(y[1:2])) > 0 loop
      next := x[1] + min(1 - least, max(least, part))*(x[2] - x[1]);
      yNext := f(next);
      if yNext > 0 and y[1] > 0 or yNext < 0 and y[1] < 0 then
        x := {next, x[2], x[1]};
        y := {yNext, y[2], y[1]};
      else
        x := {next, x[1], x[2]};
        y := {yNext, y[1], y[2]};
      end if;
      d := (x[1] - x[2])/(x[3] - x[2]);
      e := (y[1] - y[2])/(y[3] - y[2]);
      part := if e^2 < d and (1 - e)^2 < 1 - d then
        y[1]/(y[2] - y[1])*(y[3]/(y[2] - y[3]) + (x[3] - x[1])/(x[2] - x[1])*y[2]/(y[3] - y[2])*(y[2] - y[1])/(y[3] - y[1]))
        else 0.5;
      u := if abs(y[2]) < abs(y[1]) then x[2] else x[1];
      least := (tolerance + 2*Modelica.Constants.eps*abs(u))/max(abs(x[2] - x[1]), Modelica.Constants.small);
    end while;
  end solveOneNonlinearEquation;
end Nonlinear;
