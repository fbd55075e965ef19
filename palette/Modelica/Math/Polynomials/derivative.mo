within Modelica.Math.Polynomials;
function derivative "Coefficients of the derivative"
  extends Modelica.Icons.Function;
  input Real p1[:] "Coefficients";
  output Real p2[size(p1, 1) - 1] "Coefficients of the derivative";
protected
  Integer n = size(p1, 1);
algorithm
  for i in 1:n - 1 loop
    p2[i] := (n - i) * p1[i];
  end for;
end derivative;
