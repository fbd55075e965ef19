within Modelica.Math.Distributions;
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
