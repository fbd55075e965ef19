within Modelica.Math.Polynomials;
function integralValue_der "Change of an integral with time"
  extends Modelica.Icons.Function;
  input Real p[:] "Coefficients, constant in time";
  input Real u_high "Upper end of the band";
  input Real u_low = 0 "Lower end of the band";
  input Real du_high "Change of the upper end";
  input Real du_low = 0 "Change of the lower end";
  output Real dintegral = 0.0 "Change of the integral";
algorithm
  dintegral := evaluate(p, u_high) * du_high - evaluate(p, u_low) * du_low;
end integralValue_der;
