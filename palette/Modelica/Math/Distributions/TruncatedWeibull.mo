within Modelica.Math.Distributions;
package TruncatedWeibull "Times to failure within a band"
  extends Modelica.Icons.Package;

  function cumulative "Distribution function"
    extends Interfaces.partialTruncatedCumulative;
    input Real lambda(min = 0) = 1 "Scale of the whole distribution";
    input Real k(min = 0) "Shape of the whole distribution";
  protected
    Real below = Weibull.cumulative(u_min, lambda, k);
    Real mass = Weibull.cumulative(u_max, lambda, k) - below "Of the whole distribution in the band";
  algorithm
    y := (Weibull.cumulative(min(u_max, max(u, u_min)), lambda, k) - below) / mass;
  end cumulative;

  function density "Density"
    extends Interfaces.partialTruncatedDensity;
    input Real lambda(min = 0) = 1 "Scale of the whole distribution";
    input Real k(min = 0) "Shape of the whole distribution";
  protected
    Real mass = Weibull.cumulative(u_max, lambda, k) - Weibull.cumulative(u_min, lambda, k)
      "Of the whole distribution in the band";
  algorithm
    y := if u_min <= u and u <= u_max then Weibull.density(u, lambda, k) / mass else 0;
  end density;

  function quantile "Inverse distribution function"
    extends Interfaces.partialTruncatedQuantile;
    input Real lambda(min = 0) = 1 "Scale of the whole distribution";
    input Real k(min = 0) "Shape of the whole distribution";
  protected
    Real below = Weibull.cumulative(y_min, lambda, k);
    Real mass = Weibull.cumulative(y_max, lambda, k) - below "Of the whole distribution in the band";
  algorithm
    y := min(y_max, max(Weibull.quantile(below + u * mass, lambda, k), y_min));
  end quantile;
end TruncatedWeibull;
