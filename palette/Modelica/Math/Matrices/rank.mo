within Modelica.Math.Matrices;
function rank "Number of independent rows and columns"
  extends Modelica.Icons.Function;
  input Real A[:, :] "Matrix";
  input Real eps = 0 "Singular values up to this one count as zero; 0: what rounding makes of zero";
  output Integer result "Rank";
protected
  Real sigma[min(size(A, 1), size(A, 2))] = singularValues(A);
  Real limit;
algorithm
  result := 0;
  if size(sigma, 1) > 0 then
    limit := if eps <= 0 then Modelica.Constants.eps * sigma[1] * max(size(A)) else eps;
    result := sum(if s > limit then 1 else 0 for s in sigma);
  end if;
end rank;
