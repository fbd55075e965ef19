within Modelica.Math.Matrices;
function eigenValueMatrix "Real matrix with given eigenvalues in blocks on its diagonal"
  extends Modelica.Icons.Function;
  input Real eigenValues[:, 2] "Real and imaginary parts; conjugate ones follow each other";
  output Real J[size(eigenValues, 1), size(eigenValues, 1)] "Matrix of blocks with one or two rows";
protected
  Integer n = size(eigenValues, 1);
  Integer k = 1;
algorithm
  J := zeros(n, n);
  while k <= n loop
    J[k, k] := eigenValues[k, 1];
    if eigenValues[k, 2] <> 0 and k < n then
      J[k, k + 1] := eigenValues[k, 2];
      J[k + 1, k] := eigenValues[k + 1, 2];
      J[k + 1, k + 1] := eigenValues[k + 1, 1];
      k := k + 1;
    end if;
    k := k + 1;
  end while;
end eigenValueMatrix;
