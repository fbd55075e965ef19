within Modelica.Math;
package Distributions "Density, distribution function and its inverse"
  extends Modelica.Icons.Package;

  annotation(Documentation(info = "<html>
<p>For every distribution the density, the distribution function <code>cumulative</code> and its inverse
<code>quantile</code>, which makes numbers of that distribution from equally distributed ones.</p>
</html>"));
end Distributions;
