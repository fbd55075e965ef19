within Modelica.Math.Distributions;
package Uniform "All values of a band are equally likely"
  extends Modelica.Icons.Package;

  function cumulative "Distribution function"
    extends Interfaces.partialCumulative;
    input Real u_min = 0 "Lower end of the band";
    input Real u_max = 1 "Upper end of the band";
  algorithm
    y := (min(u_max, max(u, u_min)) - u_min) / (u_max - u_min);
  end cumulative;

  function density "Density"
    extends Interfaces.partialDensity;
    input Real u_min = 0 "Lower end of the band";
    input Real u_max = 1 "Upper end of the band";
  algorithm
    y := if u < u_min or u_max < u then 0 else 1 / (u_max - u_min);
  end density;

  function quantile "Inverse distribution function"
    extends Interfaces.partialQuantile;
    input Real y_min = 0 "Lower end of the band";
    input Real y_max = 1 "Upper end of the band";
  algorithm
    y := (1 - u) * y_min + u * y_max;
  end quantile;
end Uniform;
