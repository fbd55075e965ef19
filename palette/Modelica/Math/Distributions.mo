within Modelica.Math;
package Distributions "Density, distribution function and its inverse"
  extends Modelica.Icons.Package;

  package Interfaces "Bases of the functions"
    extends Modelica.Icons.InterfacesPackage;

    partial function partialDensity "Base of a density"
      extends Modelica.Icons.Function;
      input Real u "Value of the random variable";
      output Real y "Density at u";
    end partialDensity;

    partial function partialCumulative "Base of a distribution function"
      extends Modelica.Icons.Function;
      input Real u "Value of the random variable";
      output Real y "Probability of a value of u at most";
    end partialCumulative;

    partial function partialQuantile "Base of an inverse distribution function"
      extends Modelica.Icons.Function;
      input Real u(min = 0, max = 1) "Probability, a random number between 0 and 1";
      output Real y "Value that is not exceeded with this probability";
    end partialQuantile;

    partial function partialTruncatedDensity "Base of a density that is zero outside of a band"
      extends partialDensity;
      input Real u_min = 0 "Lower end of the band";
      input Real u_max = 1 "Upper end of the band";
    end partialTruncatedDensity;

    partial function partialTruncatedCumulative "Base of a distribution function of a band"
      extends partialCumulative;
      input Real u_min = 0 "Lower end of the band";
      input Real u_max = 1 "Upper end of the band";
    end partialTruncatedCumulative;

    partial function partialTruncatedQuantile "Base of an inverse distribution function of a band"
      extends partialQuantile;
      input Real y_min = 0 "Lower end of the band";
      input Real y_max = 1 "Upper end of the band";
    end partialTruncatedQuantile;
  end Interfaces;

  package Uniform "All values of a band are equally likely"
    extends Modelica.Icons.Package;

    function density "Density"
      extends Interfaces.partialDensity;
      input Real u_min = 0 "Lower end of the band";
      input Real u_max = 1 "Upper end of the band";
    algorithm
      y := if u >= u_min and u <= u_max then 1 / (u_max - u_min) else 0;
    end density;

    function cumulative "Distribution function"
      extends Interfaces.partialCumulative;
      input Real u_min = 0 "Lower end of the band";
      input Real u_max = 1 "Upper end of the band";
    algorithm
      y := max(0, min(1, (u - u_min) / (u_max - u_min)));
    end cumulative;

    function quantile "Inverse distribution function"
      extends Interfaces.partialQuantile;
      input Real y_min = 0 "Lower end of the band";
      input Real y_max = 1 "Upper end of the band";
    algorithm
      y := y_min + u * (y_max - y_min);
    end quantile;
  end Uniform;

  package Normal "The bell curve"
    extends Modelica.Icons.Package;

    function density "Density"
      extends Interfaces.partialDensity;
      input Real mu = 0 "Mean";
      input Real sigma = 1 "Standard deviation";
    algorithm
      y := Modelica.Math.exp(-((u - mu) / sigma) ^ 2 / 2) / (sigma * sqrt(2 * Modelica.Constants.pi));
    end density;

    function cumulative "Distribution function"
      extends Interfaces.partialCumulative;
      input Real mu = 0 "Mean";
      input Real sigma = 1 "Standard deviation";
    algorithm
      y := (1 + Modelica.Math.Special.erf((u - mu) / sigma / sqrt(2))) / 2;
    end cumulative;

    function quantile "Inverse distribution function"
      extends Interfaces.partialQuantile;
      input Real mu = 0 "Mean";
      input Real sigma = 1 "Standard deviation";
    algorithm
      y := mu + sigma * sqrt(2) * Modelica.Math.Special.erfInv(2 * u - 1);
    end quantile;
  end Normal;

  package TruncatedNormal "The bell curve within a band"
    extends Modelica.Icons.Package;

    function density "Density"
      extends Interfaces.partialTruncatedDensity;
      input Real mu = (u_min + u_max) / 2 "Mean of the whole curve";
      input Real sigma = (u_max - u_min) / 6 "Standard deviation of the whole curve";
    algorithm
      y := if u < u_min or u > u_max then 0
        else Normal.density(u, mu, sigma) / (Normal.cumulative(u_max, mu, sigma) - Normal.cumulative(u_min, mu, sigma));
    end density;

    function cumulative "Distribution function"
      extends Interfaces.partialTruncatedCumulative;
      input Real mu = (u_min + u_max) / 2 "Mean of the whole curve";
      input Real sigma = (u_max - u_min) / 6 "Standard deviation of the whole curve";
    protected
      Real low = Normal.cumulative(u_min, mu, sigma);
    algorithm
      y := if u <= u_min then 0 elseif u >= u_max then 1
        else (Normal.cumulative(u, mu, sigma) - low) / (Normal.cumulative(u_max, mu, sigma) - low);
    end cumulative;

    function quantile "Inverse distribution function"
      extends Interfaces.partialTruncatedQuantile;
      input Real mu = (y_min + y_max) / 2 "Mean of the whole curve";
      input Real sigma = (y_max - y_min) / 6 "Standard deviation of the whole curve";
    protected
      Real low = Normal.cumulative(y_min, mu, sigma);
      Real high = Normal.cumulative(y_max, mu, sigma);
    algorithm
      y := max(y_min, min(y_max, Normal.quantile(low + u * (high - low), mu, sigma)));
    end quantile;
  end TruncatedNormal;

  package Weibull "Times to failure"
    extends Modelica.Icons.Package;

    function density "Density"
      extends Interfaces.partialDensity;
      input Real lambda(min = 0) = 1 "Scale";
      input Real k(min = 0) "Shape";
    algorithm
      y := if u < 0 then 0 else k / lambda * (u / lambda) ^ (k - 1) * Modelica.Math.exp(-(u / lambda) ^ k);
    end density;

    function cumulative "Distribution function"
      extends Interfaces.partialCumulative;
      input Real lambda(min = 0) = 1 "Scale";
      input Real k(min = 0) "Shape";
    algorithm
      y := if u < 0 then 0 else 1 - Modelica.Math.exp(-(u / lambda) ^ k);
    end cumulative;

    function quantile "Inverse distribution function"
      extends Interfaces.partialQuantile;
      input Real lambda = 1 "Scale";
      input Real k "Shape";
    algorithm
      y := lambda * (-Modelica.Math.log(1 - u)) ^ (1 / k);
    end quantile;
  end Weibull;

  package TruncatedWeibull "Times to failure within a band"
    extends Modelica.Icons.Package;

    function density "Density"
      extends Interfaces.partialTruncatedDensity;
      input Real lambda(min = 0) = 1 "Scale of the whole distribution";
      input Real k(min = 0) "Shape of the whole distribution";
    algorithm
      y := if u < u_min or u > u_max then 0 else Weibull.density(u, lambda, k) / (Weibull.cumulative(
        u_max, lambda, k) - Weibull.cumulative(u_min, lambda, k));
    end density;

    function cumulative "Distribution function"
      extends Interfaces.partialTruncatedCumulative;
      input Real lambda(min = 0) = 1 "Scale of the whole distribution";
      input Real k(min = 0) "Shape of the whole distribution";
    protected
      Real low = Weibull.cumulative(u_min, lambda, k);
    algorithm
      y := if u <= u_min then 0 elseif u >= u_max then 1
        else (Weibull.cumulative(u, lambda, k) - low) / (Weibull.cumulative(u_max, lambda, k) - low);
    end cumulative;

    function quantile "Inverse distribution function"
      extends Interfaces.partialTruncatedQuantile;
      input Real lambda(min = 0) = 1 "Scale of the whole distribution";
      input Real k(min = 0) "Shape of the whole distribution";
    protected
      Real low = Weibull.cumulative(y_min, lambda, k);
      Real high = Weibull.cumulative(y_max, lambda, k);
    algorithm
      y := max(y_min, min(y_max, Weibull.quantile(low + u * (high - low), lambda, k)));
    end quantile;
  end TruncatedWeibull;
  annotation(Documentation(info = "<html>
<p>For every distribution the density, the distribution function <code>cumulative</code> and its inverse
<code>quantile</code>, which makes numbers of that distribution from equally distributed ones.</p>
</html>"));
end Distributions;
