within Modelica.ComplexMath.Vectors;
function norm "Norm of a vector"
  extends Modelica.Icons.Function;
  input Complex v[:] "Vector";
  input Real p(min = 1) = 2 "Kind of norm: 1, 2, another number above 1, or Modelica.Constants.inf";
  output Real result "p-norm of the vector";
protected
  Real lengths[size(v, 1)] = {ComplexMath.abs(c) for c in v};
algorithm
  if p == 1 then
    result := .sum(lengths);
  elseif p == Modelica.Constants.inf then
    result := if size(v, 1) > 0 then .max(lengths) else 0;
  else
    result := if p == 2 then .sqrt(lengths*lengths) else .sum(lengths .^ p)^(1/p);
  end if;
end norm;
