within Modelica.Math.Distributions;
package Weibull "Times to failure"
  extends Modelica.Icons.Package;

  function cumulative "Distribution function"
    extends Interfaces.partialCumulative;
    input Real lambda(min = 0) = 1 "Scale";
    input Real k(min = 0) "Shape";
  algorithm
    y := 1 - exp(-(max(0, u) / lambda) ^ k);
  end cumulative;

  function density "Density"
    extends Interfaces.partialDensity;
    input Real lambda(min = 0) = 1 "Scale";
    input Real k(min = 0) "Shape";
  protected
    Real r = max(0, u) / lambda;
  algorithm
    y := if u < 0 then 0 else k * r ^ (k - 1) / (lambda * exp(r ^ k));
  end density;

  function quantile "Inverse distribution function"
    extends Interfaces.partialQuantile;
    input Real lambda = 1 "Scale";
    input Real k "Shape";
  algorithm
    y := log(1 / (1 - u)) ^ (1 / k) * lambda;
  end quantile;
end Weibull;
