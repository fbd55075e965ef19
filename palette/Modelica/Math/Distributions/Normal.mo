within Modelica.Math.Distributions;
package Normal "The bell curve"
  extends Modelica.Icons.Package;

  function cumulative "Distribution function"
    extends Interfaces.partialCumulative;
    input Real mu = 0 "Mean";
    input Real sigma = 1 "Standard deviation";
  algorithm
    // From the complement, so that small probabilities keep their digits
    y := 0.5 * Modelica.Math.Special.erfc((mu - u) / (sqrt(2) * sigma));
  end cumulative;

  function density "Density"
    extends Interfaces.partialDensity;
    input Real mu = 0 "Mean";
    input Real sigma = 1 "Standard deviation";
  algorithm
    y := exp(-0.5 * ((u - mu) / sigma) ^ 2) / (sqrt(2 * Modelica.Constants.pi) * sigma);
  end density;

  function quantile "Inverse distribution function"
    extends Interfaces.partialQuantile;
    input Real mu = 0 "Mean";
    input Real sigma = 1 "Standard deviation";
  algorithm
    // From the complement, as cumulative
    y := mu - sqrt(2) * sigma * Modelica.Math.Special.erfcInv(2 * u);
  end quantile;
end Normal;
