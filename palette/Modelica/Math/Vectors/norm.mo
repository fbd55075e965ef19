within Modelica.Math.Vectors;
function norm "Norm of a vector"
  extends Modelica.Icons.Function;
  input Real v[:] "Vector";
  input Real p(min = 1) = 2 "Order: 1 sums amounts, 2 is the length, Modelica.Constants.inf the largest amount";
  output Real result "Norm";
protected
  Real largest = if size(v, 1) > 0 then max(abs(v)) else 0 "Amount of the largest element";
algorithm
  assert(p >= 1, "A norm needs an order of at least 1, not " + String(p));
  // Powers of parts of the largest element: none exceeds the numbers of the machine.
  if p == 1 then
    result := sum(abs(v));
  elseif p == 2 then
    result := sqrt(v * v);
  elseif p >= Modelica.Constants.inf or largest <= 0 then
    result := largest;
  else
    result := largest * sum((abs(v) / largest) .^ p) ^ (1 / p);
  end if;
end norm;
