within Modelica.Math.Polynomials;
function integral "Coefficients of the integral that is zero at zero"
  extends Modelica.Icons.Function;
  input Real p1[:] "Coefficients";
  output Real p2[size(p1, 1) + 1] "Coefficients of the integral";
protected
  Integer n = size(p1, 1);
algorithm
  for i in 1:n loop
    p2[i] := p1[i] / (n - i + 1);
  end for;
  p2[n + 1] := 0;
end integral;
