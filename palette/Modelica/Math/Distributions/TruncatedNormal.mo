within Modelica.Math.Distributions;
package TruncatedNormal "The bell curve within a band"
  extends Modelica.Icons.Package;

  function cumulative "Distribution function"
    extends Interfaces.partialTruncatedCumulative;
    input Real mu = (u_min + u_max) / 2 "Mean of the whole curve";
    input Real sigma = (u_max - u_min) / 6 "Standard deviation of the whole curve";
  protected
    Real below = Normal.cumulative(u_min, mu, sigma);
    Real mass = Normal.cumulative(u_max, mu, sigma) - below "Of the whole curve in the band";
  algorithm
    y := (Normal.cumulative(min(u_max, max(u, u_min)), mu, sigma) - below) / mass;
  end cumulative;

  function density "Density"
    extends Interfaces.partialTruncatedDensity;
    input Real mu = (u_min + u_max) / 2 "Mean of the whole curve";
    input Real sigma = (u_max - u_min) / 6 "Standard deviation of the whole curve";
  protected
    Real mass = Normal.cumulative(u_max, mu, sigma) - Normal.cumulative(u_min, mu, sigma) "Of the whole curve in the band";
  algorithm
    y := if u_min <= u and u <= u_max then Normal.density(u, mu, sigma) / mass else 0;
  end density;

  function quantile "Inverse distribution function"
    extends Interfaces.partialTruncatedQuantile;
    input Real mu = (y_min + y_max) / 2 "Mean of the whole curve";
    input Real sigma = (y_max - y_min) / 6 "Standard deviation of the whole curve";
  protected
    Real below = Normal.cumulative(y_min, mu, sigma);
    Real mass = Normal.cumulative(y_max, mu, sigma) - below "Of the whole curve in the band";
  algorithm
    y := min(y_max, max(Normal.quantile(below + u * mass, mu, sigma), y_min));
  end quantile;
end TruncatedNormal;
